import { cleanup, render } from '@testing-library/react'
import type { PortableTextInputProps } from 'sanity'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const toast = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('@sanity/ui/toast', () => ({ useToast: () => toast }))

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

interface Copied {
  html: string
  /** Its plain text, which goes with it wherever there is any. */
  text?: string
  files?: object[]
  /** Whether it comes from a text of the Studio. */
  isOwn?: boolean
}

/** What an editor is told on pasting into a text that may have images, or may not. */
async function told({ html, text = 'Texte', files = [], isOwn }: Copied, takesImages = true) {
  const { TextInput } = await import('./text-input.tsx')
  const clipboardData = {
    types: ['text/html', ...(isOwn ? ['application/x-portable-text'] : [])],
    files,
    getData: (type: string) => (type === 'text/html' ? html : text),
  }
  const schemaTypes = {
    block: { name: 'block' },
    span: { name: 'span' },
    styles: [],
    lists: [],
    decorators: [],
    blockObjects: takesImages ? [{ name: 'textImage' }] : [],
  }
  const data = { event: { clipboardData }, schemaTypes } as unknown
  const renderDefault = ({ onPaste }: PortableTextInputProps) => {
    void onPaste?.(data as Parameters<NonNullable<typeof onPaste>>[0])
    return <div />
  }
  render(<TextInput {...({ renderDefault } as unknown as PortableTextInputProps)} />)
  return toast.push.mock.lastCall?.[0].description
}

const row = '<tr><td>Basic</td><td>250</td></tr>'

test.each([
  ['<p>Avant</p><img src="a.png">', 'An image was left out: add it with “Image”.'],
  ['<p><img src="data:x"> <img src="b.png"></p>', '2 images were left out: add them with “Image”.'],
  [`<table>${row}</table>`, 'The cells of a table have become paragraphs.'],
  [
    `<img src="a.png"><table>${row}</table><table>${row}</table>`,
    'An image was left out: add it with “Image”. The cells of 2 tables have become paragraphs.',
  ],
])('an editor is told what is lost of %s', async (html, expected) => {
  expect(await told({ html })).toBe(expected)
})

test('where a text has no images, none is offered', async () => {
  expect(await told({ html: '<img src="a.png">' }, false)).toBe('An image was left out.')
})

test('an editor whose Studio is French is told in French', async () => {
  localStorage.setItem('jalonne-studio-language', 'fr')
  const html = `<img src="a.png"><img src="b.png"><table>${row}</table>`
  expect(await told({ html })).toBe(
    '2 images n’ont pas été collées\u00a0: ajoutez-les avec «\u00a0Image\u00a0». Les cellules d’un tableau sont devenues des paragraphes.',
  )
})

test.each<[string, Copied]>([
  ['words alone', { html: '<h4>Un titre</h4><p>Un texte.</p>' }],
  ['plain text', { html: '' }],
  ['a text of the Studio', { html: '<img src="a.png">', isOwn: true }],
  ['an image, which is uploaded', { html: '<img src="a.png">', text: '', files: [{}] }],
  ['a frame of an e-mail', { html: '<table><tr><td><p>Bonjour</p></td></tr></table>' }],
])('of %s nothing is said', async (_, copied) => {
  expect(await told(copied)).toBeUndefined()
})

test('of tables within tables the inner one counts', async () => {
  const html = `<table><tr><td></td><td><table>${row}</table></td></tr></table>`
  expect(await told({ html })).toBe('The cells of a table have become paragraphs.')
})
