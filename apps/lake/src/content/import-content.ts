import path from 'node:path'
import {
  type AssetDocument,
  type AssetLink,
  type Lake,
  type LakeOptions,
  LakeProblem,
  type Mutation,
  objectWith,
  resolveAssetLinks,
  storeAsset,
} from '@jalonne/lake'
import { reasonOf } from '@jalonne/node-kit/errors'
import * as v from 'valibot'
import { Failure } from '../failure.ts'
import { readFolder } from '../read-folder.ts'
import { describeAsset, isOfUpload } from './asset-metadata.ts'
import type { Content } from './content.ts'
import { loadAsset } from './load-asset.ts'
import { type ReadDocument, readDocuments } from './read-documents.ts'
import { isSystemId } from './system-id.ts'

/** What happens with documents that exist: an error, replaced, or left as they are. */
export type ImportMode = 'create' | 'replace' | 'missing'

export interface ImportTarget {
  lake: Pick<Lake, 'mutate'>
  options: Pick<LakeOptions, 'projectId' | 'assets' | 'images'>
  dataset: string
  /** Whether assets may be loaded from the web. */
  allowsWeb: boolean
}

export interface ImportResult {
  documents: number
  assets: number
}

/**
 * Writes content into a dataset, documents and assets, all of it or nothing, as transactions of some hundred each.
 * @param remove ids of documents that go in the same transaction
 * @throws Failure naming the file and the line that is wrong
 */
export async function importContent(
  target: ImportTarget,
  content: Content,
  mode: ImportMode,
  remove: readonly string[] = [],
): Promise<ImportResult> {
  const read = await readDocuments(content.file, content.name)
  // What pull writes may be deletions only.
  if (read.length === 0 && remove.length === 0) {
    throw new Failure(`${content.name} holds no documents.`)
  }
  const imported = read.filter(({ document }) => !isSystemId(document._id))
  const upload = uploader(target, content)
  const documents: Mutation[] = []
  for (const { line, document } of imported) {
    try {
      if (isOfUpload(document._type)) await needBytes(target, document)
      documents.push(mutationOf(await withAssets(document, upload.resolve), mode))
    } catch (error) {
      throw new Failure(`${content.name}, line ${line}: ${reasonOf(error)}.`)
    }
  }
  if (content.isArchive) await upload.rest()

  const assets = upload.documents()
  const mutations = [
    ...assets.map((asset) => ({ createIfNotExists: asset })),
    ...documents,
    ...remove.map((id) => ({ delete: { id } })),
  ]
  try {
    const options = {
      autoGenerateArrayKeys: true,
      mutationsEach,
      isHandedOver: true,
    }
    await target.lake.mutate(target.dataset, mutations, options)
  } catch (error) {
    const { index, sentence } = refusal(error)
    const at = index === null ? undefined : imported[index - assets.length]
    throw new Failure(`${content.name}${at ? `, line ${at.line}` : ''}: ${sentence}.`)
  }
  return { documents: documents.length, assets: assets.length }
}

const mutationsEach = 500

type Imported = ReadDocument['document']

async function withAssets(document: Imported, upload: (link: AssetLink) => Promise<string>) {
  const resolved = await resolveAssetLinks(document, upload)
  return v.parse(objectWith({ _id: v.optional(v.string()), _type: v.string() }), resolved)
}

function mutationOf(
  document: { _id?: string | undefined; _type: string },
  mode: ImportMode,
): Mutation {
  const { _id } = document
  if (mode === 'create' || _id === undefined) return { create: document }
  const named = { ...document, _id }
  return mode === 'replace' ? { createOrReplace: named } : { createIfNotExists: named }
}

/** A document that describes an upload is only true where its bytes are. */
async function needBytes({ options, dataset }: ImportTarget, document: Imported): Promise<void> {
  const kind = document._type === 'sanity.imageAsset' ? 'images' : 'files'
  const name = path.posix.basename(String(document.path ?? ''))
  if (name && (await options.assets?.get(`${kind}/${dataset}/${name}`))) return
  throw new Error(
    `the bytes of ${document._id ?? 'an asset'} are not in this lake; import an archive, which brings them along`,
  )
}

/** Stores what documents refer to, each asset once. */
function uploader(target: ImportTarget, content: Content) {
  const { options, dataset, allowsWeb } = target
  const stored = new Map<string, AssetDocument>()

  const resolve = async (link: AssetLink): Promise<string> => {
    const key = `${link.kind} ${link.url}`
    const known = stored.get(key)
    if (known) return known._id
    const { bytes, filename, place } = await loadAsset(content, link, allowsWeb)
    const document = await describeAsset(content.assets, link.kind, bytes, filename, (about) =>
      storeAsset(options, { kind: link.kind, dataset, bytes, about }),
    ).catch((error: unknown) => {
      throw new Error(`${place}: ${reasonOf(error)}`)
    })
    stored.set(key, document)
    return document._id
  }

  return {
    resolve,
    /** Stores the assets that no document refers to. */
    async rest(): Promise<void> {
      for (const kind of ['images', 'files'] as const) {
        for (const { name } of await readFolder(path.join(content.folder, kind))) {
          const url = `file://./${kind}/${encodeURIComponent(name)}`
          // The same file under an address that is written differently gives the same document.
          await resolve({ kind, url }).catch((error: unknown) => {
            throw new Failure(`${content.name}: ${reasonOf(error)}.`)
          })
        }
      }
    },
    /** What was stored, each document once: two addresses can lead to the same bytes. */
    documents(): AssetDocument[] {
      const byId = new Map<string, AssetDocument>()
      for (const document of stored.values()) byId.set(document._id, document)
      return [...byId.values()]
    },
  }
}

const Refusal = v.object({
  items: v.tupleWithRest(
    [v.object({ index: v.number(), error: v.object({ description: v.string() }) })],
    v.unknown(),
  ),
})

function refusal(error: unknown): { index: number | null; sentence: string } {
  const parsed = v.safeParse(Refusal, error instanceof LakeProblem ? error.details : null)
  if (!parsed.success) return { index: null, sentence: reasonOf(error) }
  const [{ index, error: problem }] = parsed.output.items
  return { index, sentence: problem.description }
}
