import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readUntil } from '@jalonne/node-kit/testing/read-until'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, test } from 'vitest'
import { memoryAssets } from '../src/index.ts'
import { createLake, type Lake } from '../src/lake.ts'
import { sqliteStorage } from '../src/storage/sqlite.ts'
import { serveLake } from './support/serve-lake.ts'

const reader = { authorization: 'Bearer editor-token' }
const bases = ['http://localhost:3900', 'https://www.example.ch/lake']

/** A lake that holds a file, which a page and its draft show. */
async function filled() {
  const served = await serveLake({ assets: memoryAssets() })
  const { path: at, _id: id } = await served
    .client()
    .assets.upload('file', Buffer.from('%PDF-1.4 offer'), { filename: 'offer.pdf' })
  const brochure = { _type: 'file', asset: { _type: 'reference', _ref: id } }
  const note = 'see https://lake.example/images/x'
  await served.client().create({ _id: 'page', _type: 'page', brochure, note })
  return { ...served, at, id, ask: asker(served.lake) }
}

/** Asks as somebody who reaches the lake at a base. */
function asker(lake: Lake) {
  return (base: string, address: string, init: RequestInit = {}) =>
    lake.fetch(new Request(`http://inside${address}`, { headers: reader, ...init }), { base })
}

const query = (groq: string, params: Record<string, unknown> = {}) => {
  const search = new URLSearchParams({ query: groq })
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  return `/v2025-02-19/data/query/production?${search}`
}

test('everybody gets addresses of assets under which they reach the lake', async () => {
  const { lake, at, id, ask } = await filled()
  for (const base of [...bases, ...bases]) {
    const url = `${base}/${at}`
    const result = async (groq: string, params = {}) =>
      (await (await ask(base, query(groq, params))).json()).result
    expect(await result('*[_id == "page"][0].brochure.asset->url')).toBe(url)
    expect(await result('*[_id == "page"][0].brochure.asset->url + "?dl="')).toBe(`${url}?dl=`)
    expect(await result('*[url == $url]._id', { url })).toEqual([id])
    expect(await result(`*[url == "${url}"]._id`)).toEqual([id])
    const mapped = `${query('*[_id == $id][0]{url}', { id })}&resultSourceMap=true`
    expect(await (await ask(base, mapped)).json()).toMatchObject({
      result: { url },
      resultSourceMap: { documents: [{ _id: id }], paths: ["$['url']"] },
    })
    const found = await (await ask(base, `/v1/data/doc/production/${id},page`)).json()
    expect(found.documents).toMatchObject([{ url }, { note: 'see https://lake.example/images/x' }])
    const exported = await (await ask(base, '/v1/data/export/production')).text()
    expect(exported).toContain(`"url":"${url}"`)
    const past = await (await ask(base, `/v1/data/history/production/documents/${id}`)).json()
    expect(past.documents).toMatchObject([{ url }])
    const mutations = JSON.stringify({ mutations: [{ patch: { id, set: { title: 'Offer' } } }] })
    const write = '/v1/data/mutate/production?returnDocuments=true'
    const written = await ask(base, write, { method: 'POST', body: mutations })
    expect((await written.json()).results).toMatchObject([{ document: { url } }])
  }
  expect(JSON.stringify([...lake.export('production')])).not.toMatch(/localhost|127\.0\.0\.1|www\./)
})

test('what is cached for readers of one address is not given to those of another', async () => {
  const { lake, at, ask } = await filled()
  const address = query('*[_id == "page"][0].brochure.asset->url')
  const visitor = { headers: {} }
  for (const base of bases) {
    expect(lake.cached(base, address)).toBeNull()
    await ask(base, address, visitor)
  }
  for (const base of bases) {
    const cached = new TextDecoder().decode(lake.cached(base, address)?.body)
    expect(JSON.parse(cached).result).toBe(`${base}/${at}`)
  }
})

test('an upload and the events about it have the addresses of those who get them', async () => {
  const { lake, ask } = await filled()
  const events = await Promise.all(
    bases.map(async (base) => {
      const listen = `/v1/data/listen/production?query=${encodeURIComponent('*[url != null]')}&includeResult=true`
      const { body } = await ask(base, listen)
      return body?.pipeThrough(new TextDecoderStream()).getReader()
    }),
  )
  const uploaded = await ask(bases[1] ?? '', '/v1/assets/files/production?filename=b.pdf', {
    method: 'POST',
    body: '%PDF-1.4 other',
  })
  const { document } = await uploaded.json()
  expect(document.url).toBe(`${bases[1]}/${document.path}`)
  for (const [index, stream] of events.entries()) {
    const heard = await readUntil(stream, 'event: mutation')
    const { result, mutations } = JSON.parse(
      /event: mutation.*\ndata: (.*)/s.exec(heard.replace(/\nid: .*/g, ''))?.[1] ?? '',
    )
    expect(result.url).toBe(`${bases[index]}/${document.path}`)
    expect(mutations[0].create?.url ?? mutations[0].createIfNotExists.url).toBe(result.url)
    await stream?.cancel()
  }
  await lake.close()
})

test('whatever host a document comes with, none is stored; one of the hosted lake keeps its own', async () => {
  const { lake, at, ask } = await filled()
  const [, name = ''] = /([^/]+)$/.exec(at) ?? []
  const from = 'images/abc123/production/x-1x1.png'
  await lake.mutate('production', [
    { create: { _id: 'a', _type: 'sanity.fileAsset', path: at, url: `http://old:1/${at}` } },
    {
      create: {
        _id: 'b',
        _type: 'sanity.imageAsset',
        path: from,
        url: `https://cdn.sanity.io/${from}`,
      },
    },
    { create: { _id: 'c', _type: 'note', path: at, url: `http://old:1/${at}` } },
  ])
  const urls = query('*[_id in ["a", "b", "c"]] | order(_id).url')
  expect((await (await ask(bases[0] ?? '', urls)).json()).result).toEqual([
    `${bases[0]}/files/jalonne/production/${name}`,
    `https://cdn.sanity.io/${from}`,
    `http://old:1/${at}`,
  ])
})

test('a dataset in which an older lake has left its host is read without it', async () => {
  const folder = await scratchFolder()
  const open = () =>
    createLake({ projectId: 'jalonne', storage: sqliteStorage({ directory: folder }) })
  const at = 'images/jalonne/production/0-1x1.png'
  const first = await open()
  await first.mutate('production', [
    { create: { _id: 'image-0-1x1-png', _type: 'sanity.imageAsset', path: at, url: 'x' } },
  ])
  await first.close()
  const file = new DatabaseSync(path.join(folder, 'production.sqlite'))
  file.exec(`UPDATE documents SET json = json_set(json, '$.url', 'http://127.0.0.1:3900/${at}')`)
  file.close()

  const second = await open()
  const answer = await asker(second)(bases[1] ?? '', query('*[0].url'), { headers: {} })
  expect((await answer.json()).result).toBe(`${bases[1]}/${at}`)
  await second.close()
})
