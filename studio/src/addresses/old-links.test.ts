import { expect, test } from 'vitest'
import { emptyLake } from '../testing/empty-lake.ts'
import { oldLinks } from './old-links.ts'

const linking = (_id: string, path: string) => ({
  _id,
  _type: 'page',
  title: { fr: 'Conditions' },
  sections: [{ _type: 'callToActionCard', _key: 'card', link: { path } }],
})

test('where an address is written out is listed once, without what leads from it', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create({ ...linking('page-terms', '/legal/terms#law'), path: '/legal/terms' })
  await client.create({ ...linking('drafts.page-terms', '/legal/terms#law'), path: '/conditions' })
  await client.create({ _id: 'r', _type: 'redirect', from: '/agb', to: '/legal/terms' })
  await client.create(linking('page-contact', '/legal/terms#law'))
  await client.create(linking('drafts.page-contact', '/legal/terms'))
  await client.create(linking('page-about', '/legal/terms-of-sale'))
  // As after “Duplicate”.
  await client.create({ ...linking('drafts.page-copy', '/contact'), path: '/legal/terms' })
  const linksOf = async (removedId?: string) =>
    (await oldLinks(client, '/legal/terms', removedId)).map(({ _id }) => _id).toSorted()
  expect(await linksOf()).toEqual(['page-contact', 'page-terms'])
  for (const id of ['page-terms', 'drafts.page-terms']) {
    expect(await linksOf(id)).toEqual(['page-contact'])
  }
})
