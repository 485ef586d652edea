/**
 * The SHA-256 of an e-mail address, trimmed and in lower case, as 64 hexadecimal digits. Null for an empty one and
 * where the browser can't (it computes hashes on secure origins only).
 */
export async function userHash(email: string): Promise<string | null> {
  const normal = email.trim().toLowerCase()
  if (!normal) return null
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(normal))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}
