import { expect, test } from 'vitest'
import { linkRule } from './pasted-blocks.ts'

/** What becomes of a link to an address; the words in it are `words`. */
function pasted(href: string) {
  const link = document.createElement('a')
  if (href) link.setAttribute('href', href)
  const words = [{ _type: 'span', text: 'nos tarifs' }]
  return { words, made: linkRule.deserialize(link, () => words, Object) }
}

test.each([
  'https://www.jalonne.ch/fr/pricing#seo',
  'http://example.ch/',
  'mailto:x@example.ch',
  'tel:+41221234567',
])('a link to %s is a link of the content model', (url) => {
  const { words, made } = pasted(url)
  expect(made).toMatchObject({ markDef: { _type: 'textLink', url }, children: words })
})

test.each(['', '#top', '/pricing', 'file:///C:/notes.docx', 'javascript:alert(1)'])(
  'of a link to “%s” the words stay',
  (href) => {
    const { words, made } = pasted(href)
    expect(made).toBe(words)
  },
)

test('everything else is pasted as ever', () => {
  expect(linkRule.deserialize(document.createElement('p'), () => [], Object)).toBeUndefined()
})
