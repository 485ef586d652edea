import type { SanityClient } from '@sanity/client'

/** A redirect as it is stored. */
export interface StoredRedirect {
  _id: string
  from?: string
  to?: string
}

/** What becomes of the redirects when something moves. */
export interface RedirectChanges {
  /** Redirects that led to the old address, with where they lead now. */
  led: { _id: string; to: string }[]
  /** Redirects away from the new address: it is a place to arrive at now. */
  gone: string[]
  /** The redirect from the old address, new or changed. */
  moved: { _id: string; from: string; to: string }
}

/**
 * Leads visitors from an old address to the new one without a chain or a loop: what led to the old address leads to the
 * new one directly, and nothing leads away from that.
 */
export function redirectChanges(
  from: string,
  to: string,
  redirects: readonly StoredRedirect[],
): RedirectChanges {
  const own = redirects.find((redirect) => redirect.from === from)
  const moved = { _id: own?._id ?? `redirect-${from.slice(1).replaceAll('/', '-')}`, from, to }
  const others = redirects.filter(({ _id }) => _id !== own?._id)
  return {
    led: others.flatMap(({ _id, from: start, to: target = '' }) => {
      const [path = '', place = ''] = target.split(/(?=[?#])/, 2)
      return path === from && start !== to ? [{ _id, to: to + place }] : []
    }),
    gone: others.filter(({ from: start }) => start === to).map(({ _id }) => _id),
    moved,
  }
}

/** Writes the redirects that a move needs, at once or not at all. */
export async function redirectMove(client: SanityClient, from: string, to: string): Promise<void> {
  const redirects = await client
    .withConfig({ perspective: 'raw' })
    .fetch<StoredRedirect[]>('*[_type == "redirect"]{_id, from, to}')
  const { led, gone, moved } = redirectChanges(from, to, redirects)
  const transaction = client.transaction()
  for (const id of gone) transaction.delete(id)
  for (const { _id, to: target } of led) transaction.patch(_id, { set: { to: target } })
  transaction.createOrReplace({ _type: 'redirect', ...moved, permanent: true })
  await transaction.commit({ visibility: 'sync' })
}
