import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { refusedLake, startLake } from '../testing/lake-process.ts'

const service = { _id: 'service-seo', _type: 'service', name: 'SEO', figure: 4 }
const page = { _id: 'home', _type: 'page', service: { _type: 'reference', _ref: 'service-seo' } }

async function seedFile(
  lines: (object | string)[],
): Promise<{ data: string; file: string; folder: string }> {
  const folder = await scratchFolder()
  const file = path.join(folder, 'seed.ndjson')
  await writeFile(
    file,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  )
  return { folder, file, data: path.join(folder, 'data') }
}

describe('an empty lake with a seed', () => {
  it('starts with its documents, whatever their order', async () => {
    const { data, file } = await seedFile([page, '', service])
    const lake = await startLake(['--data', data, '--seed', file])
    const names = await clientOf(lake.url, null).fetch('*[_type == "page"].service->name')
    expect(names).toEqual(['SEO'])
  })

  it('is seeded once, and never overwrites what was edited since', async () => {
    const { data, file } = await seedFile([service])
    const first = await startLake(['--data', data, '--seed', file])
    await clientOf(first.url).patch('service-seo').set({ name: 'Référencement' }).commit()
    expect(await first.end('SIGTERM')).toBe(0)

    await writeFile(file, `${JSON.stringify({ ...service, name: 'New' })}\n${JSON.stringify(page)}`)
    const second = await startLake(['--data', data, '--seed', file])
    const all = await clientOf(second.url).fetch('*{_id, name}')
    expect(all).toEqual([{ _id: 'service-seo', name: 'Référencement' }])
    await clientOf(second.url).delete('service-seo')
    expect(await clientOf(second.url).fetch('count(*)')).toBe(0)
  })

  it('brings the images its documents show', async () => {
    const image = {
      _type: 'image',
      _sanityAsset: 'image@file://./images/a%20b.png',
      hotspot: { x: 0.2, y: 0.2 },
    }
    const { data, file, folder } = await seedFile([
      { _id: 'a', _type: 'page', image },
      { _id: 'b', _type: 'page', gallery: [{ ...image, _key: 'k' }] },
    ])
    await mkdir(path.join(folder, 'images'))
    const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: '#f60' } })
    await picture.png().toFile(path.join(folder, 'images', 'a b.png'))
    const lake = await startLake(['--data', data, '--seed', file])

    const query =
      '{"shown": *[_id == "a"][0].image.asset->, "gallery": *[_id == "b"][0].gallery[0].asset->_id, "count": count(*)}'
    const { shown, gallery, count } = await clientOf(lake.url, null).fetch(query)
    expect(shown).toMatchObject({
      _type: 'sanity.imageAsset',
      originalFilename: 'a b.png',
      metadata: { dimensions: { width: 60, height: 30, aspectRatio: 2 } },
    })
    expect(gallery).toBe(shown._id)
    expect(count).toBe(3)
    const served = await fetch(`${shown.url}?w=30`)
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(30)
  })
})

it('refuses to start with a corrupt seed, names its line, and keeps nothing of it', async () => {
  const { data, file } = await seedFile([service, '{"_id": "x", "_ty'])
  const { code, said } = await refusedLake(['--data', data, '--seed', file])
  expect(said).toMatch(/^\S+seed\.ndjson, line 2: this is not a whole JSON object .*\n$/)
  expect(code).toBe(1)

  await writeFile(file, JSON.stringify(service))
  const lake = await startLake(['--data', data, '--seed', file])
  expect(await clientOf(lake.url).fetch('*._id')).toEqual(['service-seo'])
})
