import type { Language } from '@jalonne/domain'
import { expect, test } from 'vitest'
import type { Article } from './article.ts'
import { ARTICLE_QUERY } from './article-query.ts'
import { localize } from './localize.ts'
import type { ARTICLE_QUERY_RESULT } from './sanity.types.ts'
import { articles } from './testing/articles.ts'
import { runQuery } from './testing/run-query.ts'

const article = async (slug: string, language: Language = 'en'): Promise<Article | null> =>
  localize(await runQuery<ARTICLE_QUERY_RESULT>(ARTICLE_QUERY, articles, { slug }), language)

test('an address without an article has no answer', async () => {
  expect(await article('nowhere')).toBeNull()
})

test('before its day an article has no answer, and does not follow another one', async () => {
  const today = '2026-03-09'
  const before = (slug: string) =>
    runQuery<ARTICLE_QUERY_RESULT>(ARTICLE_QUERY, articles, { slug, today })
  expect(await before('hours')).toBeNull()
  expect((await before('pages'))?.related.map(({ slug }) => slug)).toEqual(['colours', 'fonts'])
})

test('an article brings its text with links, images and code', async () => {
  expect((await article('pages'))?.content).toMatchObject([
    { style: 'h2', children: [{ text: 'Start' }] },
    { markDefs: [{ _type: 'textLink', href: '/pricing' }] },
    {
      _type: 'textImage',
      alt: 'A map',
      caption: 'The way',
      url: 'http://lake/a.png',
      width: 1600,
      height: 900,
      colour: '#c8b89a',
    },
    { _type: 'codeBlock', title: 'Try it', language: 'css', code: 'a {}' },
  ])
})

test('a text that is not translated comes in the other language, and says so', async () => {
  expect((await article('hours'))?.content).toMatchObject({
    lang: 'fr',
    text: [{ children: [{ text: 'Vos horaires, tenus à jour' }] }],
  })
})

test('two others follow, those of the category first, then the newest', async () => {
  const related = async (slug: string) => (await article(slug))?.related.map(({ slug }) => slug)
  expect(await related('pages')).toEqual(['colours', 'hours'])
  expect(await related('hours')).toEqual(['pages', 'fonts'])
})

test('the trail is named as the pages above are', async () => {
  expect(await article('pages', 'fr')).toMatchObject({ blog: { title: 'Carnet' }, home: null })
})
