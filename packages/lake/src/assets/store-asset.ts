import type { LakeOptions } from '../options.ts'
import { LakeProblem } from '../problem.ts'
import {
  type AssetDescription,
  type AssetDocument,
  fileDocument,
  imageDocument,
} from './document.ts'
import { fileType } from './file-type.ts'
import { fileExtension, imageFileName } from './names.ts'
import { readImageHeader } from './read-image-header.ts'

export type AssetKind = 'images' | 'files'

export interface Upload {
  kind: AssetKind
  dataset: string
  bytes: Uint8Array<ArrayBuffer>
  about: AssetDescription
}

/**
 * Stores the bytes of an asset by their hash and gives the document that describes it, which is still to be written to
 * the dataset. The same bytes always give the same name and id.
 * @throws LakeProblem 400, 413 or 415 for what is not an acceptable image, 501 where the lake has no place for assets
 */
export async function storeAsset(
  options: Pick<LakeOptions, 'projectId' | 'assets' | 'images'>,
  upload: Upload,
): Promise<AssetDocument> {
  const { assets, images, projectId: project } = options
  if (!assets) throw new LakeProblem(501, 'notImplemented', 'This lake keeps no assets')
  const { bytes, dataset, about } = upload
  if (bytes.length === 0) throw new LakeProblem(400, 'invalidAsset', 'The upload is empty')

  const sha1 = await sha1Of(bytes)
  const stored = { sha1, size: bytes.length, project, dataset }
  if (upload.kind === 'files') {
    const extension = fileExtension(about.filename)
    await assets.put(`files/${dataset}/${sha1}.${extension}`, bytes)
    const [mimeType = ''] = fileType(`x.${extension}`).split(';')
    return fileDocument(extension, mimeType, stored, about)
  }

  const facts = images ? await images.inspect(bytes) : readImageHeader(bytes)
  await assets.put(`images/${dataset}/${imageFileName({ sha1, ...facts })}`, bytes)
  return imageDocument(facts, stored, about)
}

async function sha1Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
