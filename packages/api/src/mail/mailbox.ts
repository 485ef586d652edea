// Providers that deliver an address with dots, or other signs between letters, to the one without.
const gmail = { domain: 'gmail.com', ignored: /\./g }
const proton = { domain: 'proton.me', ignored: /[._-]/g }
const providers: Readonly<Record<string, { domain: string; ignored: RegExp }>> = {
  'gmail.com': gmail,
  'googlemail.com': gmail,
  'proton.me': proton,
  'protonmail.com': proton,
  'pm.me': proton,
}

/**
 * The mailbox an address leads to, so that many spellings count as one: capitals, what stands behind a plus, and
 * the dots that some providers ignore (`N.Rochat+shop@googlemail.com` is `nrochat@gmail.com`). For counting only.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const [local = ''] = address.slice(0, at).toLowerCase().split('+', 1)
  const provider = providers[domain]
  return provider
    ? `${local.replace(provider.ignored, '')}@${provider.domain}`
    : `${local}@${domain}`
}
