import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { emptyLake } from '../testing/empty-lake.ts'
import { redirectChanges, redirectMove } from './redirects.ts'

const redirect = (from: string, to: string) => ({ _id: `r${from}`, from, to })

test('what led to the old address leads to the new one, not through it', () => {
  const rules = [
    redirect('/tarifs', '/pricing'),
    redirect('/seo', '/pricing?plan=pro#seo'),
    redirect('/a', '/b'),
  ]
  expect(redirectChanges('/pricing', '/prices', rules)).toEqual({
    led: [
      { _id: 'r/tarifs', to: '/prices' },
      { _id: 'r/seo', to: '/prices?plan=pro#seo' },
    ],
    gone: [],
    moved: { _id: null, from: '/pricing', to: '/prices' },
  })
})

test('a move back and forth leaves one redirect, and no circle', () => {
  const rules = [redirect('/prices', '/pricing')]
  expect(redirectChanges('/pricing', '/prices', rules)).toEqual({
    led: [],
    gone: ['r/prices'],
    moved: { _id: null, from: '/pricing', to: '/prices' },
  })
})

test('a redirect that was there already is changed, not doubled', () => {
  const { moved, led } = redirectChanges('/a/b', '/d', [redirect('/a/b', '/c')])
  expect([moved, led]).toEqual([{ _id: 'r/a/b', from: '/a/b', to: '/d' }, []])
})

test('a draft from the old address is replaced by what visitors follow', () => {
  const draft = { _id: 'drafts.old', from: '/a', to: '/c' }
  const changed = { led: [], gone: ['drafts.old'], moved: { _id: 'old', from: '/a', to: '/d' } }
  expect(redirectChanges('/a', '/d', [draft])).toEqual(changed)
  expect(redirectChanges('/a', '/d', [draft, { ...draft, _id: 'old' }])).toEqual(changed)
})

test('a redirect whose draft alone is from the old address stays where visitors know it', () => {
  const rules = [
    { _id: 'drafts.old', from: '/a', to: '/c' },
    { _id: 'old', from: '/b', to: '/c' },
  ]
  expect(redirectChanges('/a', '/d', rules)).toEqual({
    led: [],
    gone: [],
    moved: { _id: null, from: '/a', to: '/d' },
  })
})

test('moves of addresses that differ by a slash and a hyphen leave a redirect each', async () => {
  const written: unknown[] = []
  const transaction = {
    create: (redirect: object) => written.push(redirect),
    createOrReplace: (redirect: object) => written.push(redirect),
    commit: async () => undefined,
  }
  const client = { withConfig: () => ({ fetch: async () => [] }), transaction: () => transaction }
  for (const from of ['/a/b', '/a-b'])
    await redirectMove(client as unknown as SanityClient, from, '/c')
  const made = { _type: 'redirect', to: '/c', permanent: true }
  expect(written).toEqual([
    { ...made, from: '/a/b' },
    { ...made, from: '/a-b' },
  ])
})

test('a town that moves leaves a redirect on both pages whose addresses end in it', async () => {
  await using content = await emptyLake()
  const { client } = content
  await redirectMove(client, '/services/seo-visibility-biel', '/services/seo-visibility-bienne')
  const pairs = '*[_type == "redirect"] | order(from asc){from, to}'
  expect(await client.fetch(pairs)).toEqual([
    { from: '/services/digital-marketing-biel', to: '/services/digital-marketing-bienne' },
    { from: '/services/seo-visibility-biel', to: '/services/seo-visibility-bienne' },
  ])
})

test('what is prepared for a release stays as it was prepared', async () => {
  await using content = await emptyLake()
  const { client } = content
  const prepared = [
    { _id: 'versions.r1.one', _type: 'redirect', from: '/a', to: '/c' },
    { _id: 'versions.r1.two', _type: 'redirect', from: '/b', to: '/c' },
    { _id: 'versions.r1.three', _type: 'redirect', from: '/c', to: '/a' },
  ]
  for (const redirect of prepared) await client.create(redirect)
  await redirectMove(client, '/a', '/b')
  const stored = await client
    .withConfig({ perspective: 'raw' })
    .fetch('*[_type == "redirect"] | order(from, to){_id, _type, from, to}')
  const made = { _id: expect.any(String), _type: 'redirect', from: '/a', to: '/b' }
  expect(stored).toEqual([made, ...prepared])
})
