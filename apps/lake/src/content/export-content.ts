import { createWriteStream } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { DatabaseProblem } from '@jalonne/node-kit/database'
import { reasonOf } from '@jalonne/node-kit/errors'
import { packTar, type TarSource } from 'modern-tar/fs'
import { Failure } from '../failure.ts'
import { assetKey, isOfUpload, metadataOf } from './asset-metadata.ts'
import { isSvg, withOrigin } from './asset-origin.ts'
import { type AssetName, assetNameOf, withAssetLinks } from './asset-references.ts'
import { sha1OfFile } from './file-sha1.ts'
import { isSystemId } from './system-id.ts'

interface Exported {
  readonly _id: string
  readonly _type: string
  readonly [attribute: string]: unknown
}

/** A dataset that can be exported. */
export interface ContentSource {
  /** Its documents; the same ones however often it is called. */
  documents: () => Iterable<Exported> | AsyncIterable<Exported>
  /**
   * Gives a file with the bytes of an asset.
   * @throws Failure when they are not there
   */
  asset: (asset: AssetName, document: Exported) => Promise<string>
}

export interface ExportResult {
  documents: number
  assets: number
}

/**
 * Writes the documents of a dataset as they are, one a line; assets stay where they are.
 * @throws Failure when the file cannot be written
 */
export async function exportLines(source: ContentSource, out: string): Promise<ExportResult> {
  const documents = await writeWhole(out, (draft) =>
    writeDocuments(source, draft, (document) => document),
  )
  return { documents, assets: 0 }
}

/**
 * Writes a dataset with its assets as the archive that `sanity dataset export` writes. Warns of those whose bytes are not
 * the ones their ids name.
 * @param folder name of the folder within the archive
 * @throws Failure when the bytes of an asset are missing, or the file cannot be written
 */
export async function exportArchive(
  source: ContentSource,
  out: string,
  folder: string,
): Promise<ExportResult> {
  return writeWhole(out, async (draft) => {
    const described = new Set<string>()
    const metadata: Record<string, unknown> = {}
    const files: TarSource[] = []
    for await (const document of source.documents()) {
      const asset = isOfUpload(document._type) ? assetNameOf(document._id) : null
      if (!asset) continue
      described.add(document._id)
      const file = await source.asset(asset, document)
      const sha1 = await sha1OfFile(file)
      const isAltered = sha1 !== asset.sha1
      if (isAltered && !isSvg(document)) warnOf(document, sha1)
      // An import looks it up by the bytes it finds.
      const about = metadataOf(isAltered ? withOrigin(document) : document)
      metadata[assetKey(asset.kind, sha1)] = about
      files.push({
        ...owned,
        type: 'file',
        source: file,
        target: `${folder}/${asset.kind}/${asset.name}`,
      })
    }

    const data = `${draft}.ndjson`
    const isAsset = (id: string) => described.has(id)
    const documents = await writeDocuments(source, data, (document) =>
      isAsset(document._id) || isSystemId(document._id) ? null : withAssetLinks(document, isAsset),
    )
    // `@sanity/import` leaves out what this says of an only asset.
    const content = JSON.stringify(files.length === 1 ? { ...metadata, none: {} } : metadata)
    const entries: TarSource[] = [
      { ...owned, type: 'file', source: data, target: `${folder}/data.ndjson` },
      { ...owned, type: 'content', content, target: `${folder}/assets.json` },
      ...files,
    ]
    await pipeline(packTar(entries), createGzip(), createWriteStream(draft, ownerOnly))
    return { documents, assets: files.length }
  })
}

function warnOf({ _id }: Exported, sha1: string) {
  process.stderr.write(
    `Warning: the bytes of ${_id} are not those it was uploaded with (their sha1 is ${sha1}), perhaps a processed copy. ` +
      'Its file name and texts are kept.\n',
  )
}

/** Drafts are nobody else's business. */
const ownerOnly = { mode: 0o600, flush: true }

const owned = { mode: 0o644, uid: 0, gid: 0 }

async function writeDocuments(
  source: ContentSource,
  file: string,
  change: (document: Exported) => unknown,
): Promise<number> {
  let written = 0
  async function* lines() {
    for await (const document of source.documents()) {
      const changed = change(document)
      if (changed === null) continue
      written++
      yield `${JSON.stringify(changed)}\n`
    }
  }
  await pipeline(lines, createWriteStream(file, ownerOnly))
  return written
}

/** Writes a file by way of a folder beside it: it is whole under its name or not there at all. */
async function writeWhole<T>(out: string, write: (draft: string) => Promise<T>): Promise<T> {
  try {
    const work = await mkdtemp(`${out}.`)
    try {
      const draft = path.join(work, path.basename(out))
      const result = await write(draft)
      await rename(draft, out)
      return result
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  } catch (error) {
    // What is read may be damaged, and says so itself.
    if (error instanceof Failure || error instanceof DatabaseProblem) throw error
    throw new Failure(`${out} cannot be written (${reasonOf(error)}).`)
  }
}
