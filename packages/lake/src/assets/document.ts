import { storedAddress } from '../documents/asset-addresses.ts'
import {
  fileDocumentId,
  type ImageName,
  imageDocumentId,
  imageFileName,
  imageTypes,
} from './names.ts'
import type { ImageFacts, Palette } from './types.ts'

/** What an uploader may say about an asset; the names are those of the upload's query parameters. */
export interface AssetDescription {
  filename?: string | undefined
  title?: string | undefined
  label?: string | undefined
  description?: string | undefined
  creditLine?: string | undefined
  source?: { id: string; name: string; url?: string } | undefined
  /**
   * Which metadata to store. By default `lqip`, `blurhash` and `palette`; `exif` and `location` only when they
   * are asked for, because they tell of people and places.
   */
  meta?: string[] | undefined
}

export interface AssetDocument {
  _id: string
  _type: 'sanity.imageAsset' | 'sanity.fileAsset'
  [attribute: string]: unknown
}

const byDefault = ['lqip', 'blurhash', 'palette']

interface Stored {
  sha1: string
  size: number
  project: string
  dataset: string
}

/** The `sanity.imageAsset` document of an image. */
export function imageDocument(
  facts: ImageFacts,
  stored: Stored,
  about: AssetDescription,
): AssetDocument {
  const { width, height, extension } = facts
  const image: ImageName = { sha1: stored.sha1, width, height, extension }
  const wanted = (name: string) => (about.meta ?? byDefault).includes(name)
  return {
    _id: imageDocumentId(image),
    _type: 'sanity.imageAsset',
    ...common(stored, about, 'images', imageFileName(image)),
    extension,
    mimeType: imageTypes[extension],
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha: facts.hasAlpha,
      isOpaque: facts.isOpaque,
      ...(facts.lqip && wanted('lqip') && { lqip: facts.lqip }),
      ...(facts.blurHash && wanted('blurhash') && { blurHash: facts.blurHash }),
      ...(facts.palette && wanted('palette') && { palette: paletteField(facts.palette) }),
      ...(facts.exif &&
        wanted('exif') && { exif: { _type: 'sanity.imageExifMetadata', ...facts.exif } }),
      ...(facts.location &&
        wanted('location') && { location: { _type: 'geopoint', ...facts.location } }),
    },
  }
}

function paletteField(palette: Palette) {
  const swatches = Object.entries(palette).map(([name, swatch]) => [
    name,
    { _type: 'sanity.imagePaletteSwatch', ...swatch },
  ])
  return { _type: 'sanity.imagePalette', ...Object.fromEntries(swatches) }
}

/** The `sanity.fileAsset` document of a file. */
export function fileDocument(
  extension: string,
  mimeType: string,
  stored: Stored,
  about: AssetDescription,
): AssetDocument {
  return {
    _id: fileDocumentId({ sha1: stored.sha1, extension }),
    _type: 'sanity.fileAsset',
    ...common(stored, about, 'files', `${stored.sha1}.${extension}`),
    extension,
    mimeType,
  }
}

function common(stored: Stored, about: AssetDescription, kind: 'images' | 'files', name: string) {
  const path = `${kind}/${stored.project}/${stored.dataset}/${name}`
  const { title, label, description, creditLine, source } = about
  return {
    assetId: stored.sha1,
    sha1hash: stored.sha1,
    originalFilename: about.filename ?? name,
    path,
    url: storedAddress(path),
    size: stored.size,
    ...(title && { title }),
    ...(label && { label }),
    ...(description && { description }),
    ...(creditLine && { creditLine }),
    ...(source && { source }),
  }
}
