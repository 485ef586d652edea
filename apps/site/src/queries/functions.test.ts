import { beforeSlug } from '@jalonne/domain'
import { expect, test } from 'vitest'
import { linkFunction } from './functions.ts'
import { runQuery } from './testing/run-query.ts'

const linkTo = (_type: string) =>
  runQuery<string>(
    `${linkFunction} *[_id == "from"]{"href": shape::link(link).href}[0].href`,
    [
      { _id: 'from', link: { page: { _type: 'reference', _ref: 'to' } } },
      { _id: 'to', _type, slug: { current: 'bakery' } },
    ],
    {},
  )

// Towns are linked by their address.
const { city: _, ...linked } = beforeSlug

test.each(Object.entries(linked))(
  'a link to a document of the type %s leads to its page',
  async (type, before) => {
    expect(await linkTo(type)).toBe(`${before}bakery`)
  },
)

test('a link to a document without a page leads nowhere, and not into the blog', async () => {
  expect(await linkTo('client')).toBe('#')
})
