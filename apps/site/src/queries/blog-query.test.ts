import type { Language } from '@jalonne/domain'
import { expect, test } from 'vitest'
import { BLOG_QUERY } from './blog-query.ts'
import { localize, plainValue } from './localize.ts'
import type { BLOG_QUERY_RESULT } from './sanity.types.ts'
import { articles } from './testing/articles.ts'
import { runQuery } from './testing/run-query.ts'

const blog = async (language: Language) =>
  localize(await runQuery<BLOG_QUERY_RESULT>(BLOG_QUERY, articles, {}), language)

test('the newest article comes first; one without an address stays away', async () => {
  expect((await blog('en')).map(({ slug }) => slug)).toEqual(['hours', 'pages', 'fonts', 'colours'])
})

test('an article waits for its day', async () => {
  const on = async (today: string) =>
    (await runQuery<BLOG_QUERY_RESULT>(BLOG_QUERY, articles, { today })).map(({ slug }) => slug)
  expect(await on('2026-03-09')).toEqual(['pages', 'fonts', 'colours'])
  expect(await on('2026-03-10')).toEqual(['hours', 'pages', 'fonts', 'colours'])
})

test('a card has its texts in the language of the page, or in the other one and says so', async () => {
  const [hours, pages] = await blog('en')
  expect(hours?.title).toEqual({ text: 'Vos horaires', lang: 'fr' })
  expect(pages).toMatchObject({
    title: 'pages en',
    excerpt: 'Short',
    category: 'website',
    date: '2026-01-20',
    cover: null,
  })
})

test('the length counts the text a reader gets, also when it is in the other language', async () => {
  const lengths = async (language: Language) =>
    (await blog(language)).map(({ length }) => length && plainValue(length))
  const hours = 'Vos horaires, tenus à jour'.length
  const pages = 'Start\n\nSee our prices'.length
  const french = 'Bonjour à toutes et à tous'.length
  const english = 'Hello to everybody here'.length
  expect(await lengths('fr')).toEqual([hours, pages, french, french])
  expect(await lengths('en')).toEqual([hours, pages, english, english])
})
