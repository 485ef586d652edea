import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, type SanityClient } from '@sanity/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createContentMock } from './content-mock.ts'
import type { ContentMock } from './index.ts'
import { startContentMock } from './node.ts'

const token = 'an-editor'
const basicPlan = '*[_type == "plan" && family == "site" && key == "basic"][0]'
const settings = {
  projectId: 'jalonne',
  dataset: 'production',
  apiVersion: '2025-02-19',
  maxRetries: 0,
}
let mock: ContentMock
let client: SanityClient

beforeEach(async () => {
  mock = await startContentMock({ token })
  client = createClient({
    ...settings,
    apiHost: 'http://localhost:3900',
    useProjectHostname: false,
    useCdn: false,
  })
})
afterEach(async () => {
  await mock.close()
})

describe('a developer mocks the CMS', () => {
  test('the first content comes back with its images, which are read but once', async () => {
    const readImage = vi.fn(async () =>
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
    )
    const _sanityAsset = 'image@file://./images/covers/a.png'
    const cover = { _type: 'image', _sanityAsset }
    const again = await createContentMock({
      documents: [{ _id: 'a', _type: 'article', cover }],
      readImage,
    })
    await again.reset()
    expect(readImage).toHaveBeenCalledOnce()
    await again.close()
  })

  test('the images of the demo content are there to be shown', async () => {
    const url = await client.fetch<string>(
      '*[_type == "article" && slug.current == "five-pages"][0].content.en[_type == "textImage"][0].asset->url',
    )
    const image = await fetch(`${url}?w=640&auto=format`)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('the unchanged client reads the demo content', async () => {
    await expect(client.fetch(`${basicPlan}{price, period}`)).resolves.toEqual({
      price: 250,
      period: 'month',
    })
    expect(mock.unknownEndpoints()).toEqual([])
  })

  test.each([
    ['the hosted lake', { useCdn: false }],
    ['its CDN', { useCdn: true }],
  ])('%s is answered for too', async (_name, options) => {
    const hosted = createClient({ ...settings, ...options })
    await expect(hosted.fetch(`${basicPlan}.price`)).resolves.toBe(250)
    expect(mock.requests.at(-1)?.url.hostname).toMatch(/^jalonne\.api(cdn)?\.sanity\.io$/)
  })

  test('an edit through the client is what the next query reads', async () => {
    const editor = client.withConfig({ token })
    const id = await client.fetch(`${basicPlan}._id`)
    await editor.patch(id).set({ price: 260 }).commit()
    await expect(client.fetch(`${basicPlan}.price`)).resolves.toBe(260)
  })

  test('an edit inside the test is what the next query reads, and reset takes it back', async () => {
    const id = await client.fetch(`${basicPlan}._id`)
    await mock.mutate([{ patch: { id, set: { price: 270 } } }])
    await expect(client.fetch(`${basicPlan}.price`)).resolves.toBe(270)
    await mock.reset()
    await expect(client.fetch(`${basicPlan}.price`)).resolves.toBe(250)
    expect(mock.requests).toHaveLength(1)
  })

  test('the patch that the README shows changes a price of the demo content', async () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const [, id = '', price] =
      /patch: \{ id: '([^']+)', set: \{ price: (\d+) \} \}/.exec(readme) ?? []
    await mock.mutate([{ patch: { id, set: { price: Number(price) } } }])
    await expect(client.fetch('*[_id == $id][0].price', { id })).resolves.toBe(Number(price))
  })

  test('the lake’s own refusals come through', async () => {
    await expect(client.fetch('*[')).rejects.toMatchObject({ statusCode: 400 })
    await expect(client.create({ _type: 'faq' })).rejects.toMatchObject({ statusCode: 401 })
  })
})

describe('a developer lets things go wrong', () => {
  test('a status befalls as many requests as asked for', async () => {
    mock.fail({ status: 503 }, { times: 2 })
    await expect(client.fetch('1')).rejects.toMatchObject({ statusCode: 503 })
    await expect(client.fetch('1')).rejects.toMatchObject({ statusCode: 503 })
    await expect(client.fetch('1')).resolves.toBe(1)
  })

  test('the lake is gone until it comes back', async () => {
    mock.fail({ cut: true })
    await expect(client.fetch('1')).rejects.toThrow()
    await expect(client.fetch('1')).rejects.toThrow()
    mock.recover()
    await expect(client.fetch('1')).resolves.toBe(1)
  })

  test('an answer comes late', async () => {
    mock.fail({ delayMs: 80 }, { times: 1 })
    const started = performance.now()
    await client.fetch('1')
    expect(performance.now() - started).toBeGreaterThanOrEqual(79)
  })

  test('only the requests meant go wrong', async () => {
    mock.fail({ status: 500 }, { only: (request) => request.url.includes('settings') })
    await expect(client.fetch('*[_id == "settings"][0]._id')).rejects.toThrow()
    await expect(client.fetch('*[_id == "navigation"][0]._id')).resolves.toBe('navigation')
  })

  test('every request is on record, failed ones too', async () => {
    mock.fail({ cut: true }, { times: 1 })
    await client.fetch('1').catch(() => {})
    await client.fetch('2')
    expect(mock.requests.map(({ url }) => url.searchParams.get('query'))).toEqual(['1', '2'])
  })
})

test('a request that nobody answers for is an error, and never leaves the process', async () => {
  let connections = 0
  const elsewhere = createServer((_request, response) => response.end()).on('connection', () => {
    connections += 1
  })
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
  const { port } = elsewhere.address() as AddressInfo
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const font = `http://127.0.0.1:${port}/inter.woff2`
  await expect(fetch(font)).rejects.toThrow()
  expect(logged).toHaveBeenCalledWith(`There is no mock for GET ${font}`)
  expect(connections).toBe(0)
  elsewhere.close()
})
