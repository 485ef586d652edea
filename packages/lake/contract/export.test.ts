import { expect, test } from 'vitest'
import { serveLake } from './support/serve-lake.ts'

const exportAt = (url: string, search = '', token: string | null = 'viewer-token') =>
  fetch(`${url}/v1/data/export/production${search}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

test('an export has every document of one moment, drafts included, one a line', async () => {
  const { lake, url } = await serveLake()
  const ids = Array.from({ length: 1_500 }, (_, n) => `note-${String(n).padStart(4, '0')}`)
  const notes = ids.map((_id) => ({ create: { _id, _type: 'note', text: 'é'.repeat(2_000) } }))
  await lake.mutate('production', [...notes, { create: { _id: 'drafts.a', _type: 'page' } }])

  const answer = await exportAt(url)
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
  await lake.mutate('production', [{ delete: { id: 'note-1499' } }])
  const documents = (await answer.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(documents.map(({ _id }) => _id)).toEqual(['drafts.a', ...ids])
  expect(documents[1]).toMatchObject({ _type: 'note', _rev: expect.any(String) })

  const pages = await (await exportAt(url, '?types=page,other')).text()
  expect(JSON.parse(pages)).toMatchObject({ _id: 'drafts.a' })
  expect(await (await exportAt(url, '?types=other')).text()).toBe('')
})

test('an export needs a token', async () => {
  const { url } = await serveLake()
  expect((await exportAt(url, '', null)).status).toBe(401)
  expect((await exportAt(url, '', 'wrong')).status).toBe(401)
})
