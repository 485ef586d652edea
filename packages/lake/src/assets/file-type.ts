import { getMimeType } from 'hono/utils/mime'

/** Types that Hono's own list lacks. */
const unlisted = { vtt: 'text/vtt' }

/** The media type of a file by its name. */
export function fileType(name: string): string {
  const type: unknown = getMimeType(name) ?? getMimeType(name, unlisted)
  // Hono looks names up without asking whether they are its own: `constructor` is a function.
  return typeof type === 'string' ? type : 'application/octet-stream'
}
