import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type AssetDocument,
  type AssetLink,
  type Lake,
  type LakeOptions,
  LakeProblem,
  resolveAssetLinks,
  storeAsset,
} from '@jalonne/lake'
import * as v from 'valibot'
import { Failure, reasonOf } from '../failure.ts'
import { readSeed, type SeedLine } from './read-seed.ts'

export interface Planting {
  lake: Lake
  options: Pick<LakeOptions, 'projectId' | 'assets' | 'images'>
  dataset: string
  /** Where the lake will be reached; becomes part of the addresses of assets. */
  origin: string
  file: string
}

/**
 * Fills an empty dataset from a file, documents and assets, in one transaction. A dataset that holds anything is left
 * alone and the file is not even read.
 * @returns how many documents were written
 * @throws Failure naming the file and the line that is wrong; nothing is written then
 */
export async function plantSeed(planting: Planting): Promise<number> {
  const { lake, dataset, file } = planting
  if (lake.count(dataset) > 0) return 0
  const lines = await readSeed(file)
  const assets = new Map<string, AssetDocument>()
  const documents: SeedLine['document'][] = []
  for (const { line, document } of lines) {
    const resolve = (link: AssetLink) => storeOnce(planting, link, assets)
    const resolved = await resolveAssetLinks(document, resolve).catch((error: unknown) => {
      throw new Failure(`${file}, line ${line}: ${reasonOf(error)}.`)
    })
    documents.push(v.parse(v.looseObject({ _type: v.string() }), resolved))
  }

  const assetDocuments = new Map(
    Array.from(assets.values(), (asset) => [asset._id, asset]),
  ).values()
  const mutations = [...assetDocuments, ...documents].map((create) => ({ create }))
  try {
    await lake.mutate(dataset, mutations)
  } catch (error) {
    const at = lines[mutationIndex(error) - (mutations.length - lines.length)]
    throw new Failure(`${file}${at ? `, line ${at.line}` : ''}: ${refusal(error)}.`)
  }
  return mutations.length
}

async function storeOnce(
  { options, dataset, origin, file }: Planting,
  { kind, url }: AssetLink,
  assets: Map<string, AssetDocument>,
): Promise<string> {
  const key = `${kind} ${url}`
  const known = assets.get(key)
  if (known) return known._id
  if (!url.startsWith('file://'))
    throw new Error(`a seed brings its assets along, it cannot load ${url}`)
  const place = path.resolve(path.dirname(file), decodeURIComponent(url.slice('file://'.length)))
  const bytes = new Uint8Array(await readFile(place))
  const about = { filename: path.basename(place) }
  const document = await storeAsset(options, { kind, dataset, bytes, origin, about }).catch(
    (error: unknown) => {
      throw new Error(`${place}: ${reasonOf(error)}`)
    },
  )
  assets.set(key, document)
  return document._id
}

const Refusal = v.object({
  items: v.tupleWithRest(
    [v.object({ index: v.number(), error: v.object({ description: v.string() }) })],
    v.unknown(),
  ),
})

function mutationIndex(error: unknown): number {
  const parsed = v.safeParse(Refusal, error instanceof LakeProblem ? error.details : null)
  return parsed.success ? parsed.output.items[0].index : Number.NaN
}

function refusal(error: unknown): string {
  const parsed = v.safeParse(Refusal, error instanceof LakeProblem ? error.details : null)
  return parsed.success ? parsed.output.items[0].error.description : reasonOf(error)
}
