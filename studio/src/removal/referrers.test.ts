import { expect, test } from 'vitest'
import { documentName } from '../shared/document-name.ts'
import { emptyLake } from '../testing/empty-lake.ts'
import { type Referrer, referrers, referrersQuery } from './referrers.ts'

test('what keeps the lake from unpublishing is listed: drafts too, each document once, never the document itself', async () => {
  await using content = await emptyLake()
  const { client } = content
  const faq = { _type: 'reference', _key: 'faq', _ref: 'faq' }
  const page = { _type: 'page', sections: [{ _type: 'faqList', _key: 'list', faqs: [faq] }] }
  await client.create({ _id: 'faq', _type: 'faq' })
  await client.create({ _id: 'drafts.faq', _type: 'faq', related: faq })
  await client.create({ ...page, _id: 'drafts.page' })
  await client.create({ ...page, _id: 'both' })
  await client.create({ ...page, _id: 'drafts.both' })

  const [query, params, perspective] = referrersQuery('faq')
  const found = await client.fetch<Referrer[]>(`${query}`, params, { perspective })
  expect(referrers(found, 'faq').map(({ _id }) => _id)).toEqual(
    expect.arrayContaining(['page', 'both']),
  )
  expect(referrers(found, 'faq')).toHaveLength(2)
  await client.delete('both')
  await client.delete('drafts.both')
  const unpublish = client.action({
    actionType: 'sanity.action.document.unpublish',
    draftId: 'drafts.faq',
    publishedId: 'faq',
  })
  await expect(unpublish).rejects.toThrow(/drafts\.page/)
})

test('what refers to a document is called by its name, be it one for both languages', async () => {
  await using content = await emptyLake()
  const { client } = content
  const firm = { _type: 'reference', _ref: 'client' }
  await client.create({ _id: 'client', _type: 'client', name: 'Martin SA' })
  await client.create({ _id: 'voice', _type: 'testimonial', name: 'Ada', client: firm })
  const title = { fr: 'Projet', en: 'Project' }
  await client.create({ _id: 'study', _type: 'caseStudy', title, client: firm })
  const [query, params, perspective] = referrersQuery('client')
  const found = await client.fetch<Referrer[]>(`${query}`, params, { perspective })
  const names = referrers(found, 'client').map(documentName)
  expect(names.sort()).toEqual(['Ada', 'Project'])
})
