import { beforeEach, expect, test, vi } from 'vitest'
import { linkRule, pasteFormatted } from './pasted-blocks.ts'

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

// By XPath, which the DOM of these tests has not, the conversion looks for what only Word and Google Docs write.
beforeEach(() => {
  vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation((html) => {
    const parsed = document.implementation.createHTMLDocument()
    parsed.body.innerHTML = html
    return Object.assign(parsed, {
      evaluate: () => ({ snapshotLength: 0, iterateNext: () => null }),
    })
  })
  return () => void vi.restoreAllMocks()
})

const named = (...values: string[]) => values.map((value) => ({ value, title: value }))

/** The blocks that are made of what was copied elsewhere, in a field with these styles; null where Sanity pastes. */
async function blocksOf(html: string, styles = ['normal', 'h2', 'h3']) {
  const clipboardData = { types: ['text/html'], getData: () => html }
  const schemaTypes = {
    block: { name: 'block' },
    span: { name: 'span' },
    styles: named(...styles),
    lists: named('bullet', 'number'),
    decorators: named('strong'),
  }
  const data = { event: { clipboardData }, schemaTypes } as unknown
  const result = await pasteFormatted(data as Parameters<typeof pasteFormatted>[0])
  const blocks = (result?.insert ?? []) as unknown as {
    style: string
    children: { text: string }[]
  }[]
  return result && blocks.map(({ style, children: [words] }) => [style, words?.text])
}

const copied = '<h1>Cinq pages</h1><p>Un texte.</p><h2>Accueil</h2><h3>Photos</h3>'

test('headings of a document come below the title of the page, in their order', async () => {
  expect(await blocksOf(copied)).toEqual([
    ['h2', 'Cinq pages'],
    ['normal', 'Un texte.'],
    ['h3', 'Accueil'],
    ['h3', 'Photos'],
  ])
})

test('empty lines and empty headings of a document stay behind', async () => {
  const between = '<h2><br></h2><p> </p><h2>&nbsp;</h2>'
  expect(await blocksOf(`<h1>Cinq pages</h1>${between}<p>Un texte.</p>`)).toEqual([
    ['h2', 'Cinq pages'],
    ['normal', 'Un texte.'],
  ])
})

test('headings below the first level stay as they are', async () => {
  expect(await blocksOf('<h2>Accueil</h2><p><a href="https://a.ch">Lien</a></p>')).toEqual([
    ['h2', 'Accueil'],
    ['normal', 'Lien'],
  ])
})

test('in a text without headings they are paragraphs', async () => {
  expect(await blocksOf('<h1>Cinq pages</h1><h2>Accueil</h2>', ['normal'])).toEqual([
    ['normal', 'Cinq pages'],
    ['normal', 'Accueil'],
  ])
})
