import { type AssetDocument, type AssetStore, resolveAssetLinks, storeAsset } from '@jalonne/lake'
import type { SeedDocument } from '@jalonne/seed'

/** Reads an image the documents bring along, by its name in their folder `images`. */
export type ReadImage = (name: string) => Promise<Uint8Array<ArrayBuffer>>

interface Place {
  readImage?: ReadImage
  projectId: string
  dataset: string
  assets: AssetStore
}

/** Stores the images that documents bring along, and gives the documents with those of their images. */
export async function withImages(
  documents: readonly SeedDocument[],
  { readImage, ...lake }: Place,
): Promise<SeedDocument[]> {
  if (!readImage) return [...documents]
  const stored = new Map<string, AssetDocument>()
  const resolved: SeedDocument[] = []
  for (const document of documents) {
    const fields = await resolveAssetLinks(document, async ({ kind, url }) => {
      const name = url.replace(/^.*\/images\//, '')
      const filename = name.slice(name.lastIndexOf('/') + 1)
      const bytes = await readImage(name)
      const { dataset } = lake
      const asset = await storeAsset(lake, { kind, dataset, bytes, about: { filename } })
      stored.set(asset._id, asset)
      return asset._id
    })
    resolved.push(Object.assign({ ...document }, fields))
  }
  return [...stored.values(), ...resolved]
}
