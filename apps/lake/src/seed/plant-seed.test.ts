import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createLake, memoryAssets, memoryStorage } from '@jalonne/lake'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, it } from 'vitest'
import { plantSeed } from './plant-seed.ts'

const service = { _id: 'service-seo', _type: 'service', name: 'SEO' }
const page = { _id: 'home', _type: 'page' }
const to = (id: string) => ({ _type: 'reference', _ref: id })
const showing = (_sanityAsset: unknown) => ({ ...page, image: { _type: 'image', _sanityAsset } })

async function plant(content: string | Uint8Array, name = 'seed.ndjson') {
  const file = path.join(await scratchFolder(), 'seed.ndjson')
  await writeFile(file, content)
  const options = { projectId: 'jalonne', assets: memoryAssets(), storage: memoryStorage() }
  const lake = await createLake(options)
  const seed = path.join(path.dirname(file), name)
  const plantAgain = () => plantSeed({ lake, options, dataset: 'production', file: seed })
  return { lake, planted: plantAgain(), plantAgain }
}

const lines = (documents: unknown[]) =>
  documents.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n')

it('takes documents in any order, with empty lines and Windows line ends between them', async () => {
  const text = lines([{ ...page, service: to('service-seo') }, '', service, { _type: 'note' }])
  const { lake, planted } = await plant(text.replaceAll('\n', '\r\n'))
  expect(await planted).toBe(3)
  expect(lake.count('production')).toBe(3)
})

it.each([
  [
    'breaks off',
    [service, '{"_id": "x", "_ty'],
    /seed\.ndjson, line 2: this is not a whole JSON object/,
  ],
  ['holds a bare value', [service, '', '7'], /seed\.ndjson, line 3: this is not a document/],
  ['holds a list', [service, '["_type"]'], /seed\.ndjson, line 2: /],
  ['has a document of no type', [service, { _id: 'x' }], /line 2: "_type" is missing/],
  [
    'has a draft of a draft',
    [service, { ...page, _id: 'drafts.drafts.x' }],
    /line 2: "_id" must be a plain id, or one behind drafts\./,
  ],
  ['has a document twice', [service, page, service], /line 3: "service-seo" is already on line 1/],
  ['refers to nothing', [service, { ...page, service: to('gone') }], /line 2: .*"gone"/],
  ['has an impossible id', [service, { ...page, _id: 'a b/c' }], /line 2: "_id" must be made of/],
  ['misses an image', [service, showing('image@file://./none.png')], /line 2: .*none\.png/],
  [
    'names an image elsewhere',
    [service, showing('image@https://x.ch/x.png')],
    /line 2: .*cannot load https:\/\/x\.ch/,
  ],
  [
    'names a text as an image',
    [service, showing('image@file://./seed.ndjson')],
    /line 2: .*not an image/,
  ],
  ['names an image wrongly', [service, showing('x.png')], /line 2: .*must look like/],
  ['is empty', ['', ''], /holds no documents/],
])('a seed that %s is refused whole', async (_how, documents, sentence) => {
  const { lake, planted } = await plant(lines(documents))
  await expect(planted).rejects.toThrow(sentence)
  await expect(planted).rejects.toMatchObject({ name: 'Failure' })
  expect(lake.count('production')).toBe(0)
})

it('a seed that is not there, or no text, is named', async () => {
  await expect((await plant('', 'other.ndjson')).planted).rejects.toThrow(
    /other\.ndjson cannot be read/,
  )
  await expect((await plant(new Uint8Array([0xff, 0xfe]))).planted).rejects.toThrow(
    /seed\.ndjson cannot be read/,
  )
})

it('a dataset that somebody has emptied stays empty', async () => {
  const { lake, planted, plantAgain } = await plant(lines([service]))
  await planted
  await lake.mutate('production', [{ delete: { id: 'service-seo' } }])
  expect(await plantAgain()).toBe(0)
  expect(lake.count('production')).toBe(0)
})
