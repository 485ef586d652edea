import { type Language, withColon } from '@jalonne/domain'
import { inLanguage, valueIn } from './localized.ts'

/** A piece of a text with the heading above it. */
export interface Paragraph {
  heading: string
  text: string
}

type Fields = Record<string, unknown>

// Not said by the page itself: where links lead, what pictures show and what is written in drawings, what is said in a
// conversation that is shown, what stands in the cells of a table, what search engines are told.
const beside = new Set([
  'link',
  'links',
  'callToAction',
  'picture',
  'image',
  'images',
  'seo',
  'alt',
  'caption',
  'unit',
  'lines',
  'messages',
  'rows',
])
const bodies = ['text', 'lead', 'desc', 'description', 'answer']

/** All that stands in a part of the content, in one language and in order. Templates' placeholders are left out. */
export function paragraphsOf(value: unknown, language: Language): Paragraph[] {
  return collect(value, language).filter(({ text }) => text !== '' && !/[{}]/.test(text))
}

function collect(value: unknown, language: Language): Paragraph[] {
  if (Array.isArray(value)) return value.flatMap((item) => collect(item, language))
  if (!isFields(value)) return []
  if (isBlocks(value)) return blockParagraphs(value, language)
  if (isText(value)) return [{ heading: '', text: sentence(inLanguage(value, language)) }]
  if ('label' in value && 'value' in value)
    return [{ heading: '', text: figureText(value, language) }]
  const { title } = value
  const body = bodies.find((name) => name in value)
  // A card says in one line what it is about and what there is to say.
  if (body && isFields(title) && isText(title) && isText(value[body])) {
    const { [body]: said, title: _named, ...rest } = value
    return [
      {
        heading: '',
        text: labelled(inLanguage(title, language), collect(said, language), language),
      },
      ...collect(Object.values(withoutAside(rest)), language),
    ]
  }
  return collect(Object.values(withoutAside(value)), language)
}

const withoutAside = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !beside.has(name)))

function labelled(title: string, said: Paragraph[], language: Language): string {
  const text = said.map((paragraph) => paragraph.text).join(' ')
  const label = title.replace(/\s+/g, ' ').replace(/[.:]$/, '')
  if (/[?!…]$/.test(label)) return `${label} ${text}`
  return `${withColon(label, language)} ${text}`
}

function figureText(fields: Fields, language: Language): string {
  const parts = [fields.value, fields.unit, fields.label].map((part) =>
    isFields(part) && isText(part) ? inLanguage(part, language) : '',
  )
  return sentence(parts.filter(Boolean).join(' '))
}

function blockParagraphs(value: Fields, language: Language): Paragraph[] {
  const blocks = valueIn(value, language)
  if (!Array.isArray(blocks)) return []
  let heading = ''
  return blocks.flatMap((block: unknown) => {
    const text = blockText(block)
    if (!isFields(block) || text === '') return []
    if (/^h[2-4]$/.test(String(block.style))) {
      heading = text
      return []
    }
    return [{ heading, text: sentence(text) }]
  })
}

function blockText(block: unknown): string {
  if (!isFields(block) || !Array.isArray(block.children)) return ''
  const spans = block.children.map((child: unknown) =>
    isFields(child) && typeof child.text === 'string' ? child.text : '',
  )
  return spans.join('').trim()
}

/** A text on one line that ends like a sentence. */
export function sentence(text: string): string {
  const line = text
    .replace(/\u2060/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
  return line === '' || /[.!?…:;»”]$/.test(line) ? line : `${line}.`
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is { fr?: string; en?: string } =>
  isFields(value) && (typeof value.fr === 'string' || typeof value.en === 'string')

const isBlocks = (value: Fields): boolean => Array.isArray(value.fr) || Array.isArray(value.en)
