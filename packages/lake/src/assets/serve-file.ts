import { searchOf } from '../http/search-params.ts'
import { fileType } from './file-type.ts'
import type { FileName } from './names.ts'
import { openOriginal } from './open-original.ts'
import { serveBytes } from './serve-bytes.ts'
import { attachment } from './serve-image.ts'
import type { AssetStore } from './types.ts'

// Everything else is saved instead of shown: a page or a script of someone's making must not run under this origin.
const shown = /^(?:audio\/|video\/|image\/(?!svg)|application\/pdf$|text\/plain|text\/vtt)/

/**
 * The response to a request for a file.
 * @param size in bytes, as its document says
 * @throws LakeProblem 404 for a file that is not there
 */
export async function serveFile(
  request: Request,
  assets: AssetStore,
  dataset: string,
  { sha1, extension }: FileName,
  size: number | null,
): Promise<Response> {
  const name = `${sha1}.${extension}`
  const blob = await openOriginal(assets, `files/${dataset}/${name}`, size)

  const type = fileType(name)
  const requested = searchOf(request.url).get('dl')
  const inline = shown.test(type)
  const headers = {
    ...(!inline && { 'content-security-policy': "default-src 'none'; sandbox" }),
    ...attachment(requested ?? (inline ? null : ''), name),
  }
  const safeType = inline ? type : 'application/octet-stream'
  return serveBytes(request, { open: async () => blob, type: safeType, tag: sha1, headers })
}
