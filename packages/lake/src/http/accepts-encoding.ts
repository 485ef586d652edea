import { parseAccept } from 'hono/utils/accept'

/** Whether a client takes a body in this encoding, by its `Accept-Encoding`; with `;q=0` it refuses it. */
export function acceptsEncoding(
  name: 'br' | 'gzip',
  acceptEncoding: string | null | undefined,
): boolean {
  const accepted = parseAccept(acceptEncoding ?? '')
  const own = accepted.find(({ type }) => type.toLowerCase() === name)
  const any = accepted.find(({ type }) => type === '*')
  return ((own ?? any)?.q ?? 0) > 0
}
