import { isWritten } from '@jalonne/domain'
import { type HtmlToPortableTextOptions, htmlToPortableText } from '@portabletext/html'
import type { OnPasteFn } from 'sanity'
import { key } from '../templates/parts.ts'

type PasteData = Parameters<OnPasteFn>[0]
type Rule = NonNullable<HtmlToPortableTextOptions['rules']>[number]

const protocols = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** Signs of a link, or of a heading of the first level as Google Docs, Word and Word on the web write it. */
const worthConverting = /<a\s|<h1\b|MsoTitle|"heading 1"/i

/**
 * Pastes from documents and web pages with their links and headings. Sanity knows a link by another name than the content
 * model, and would write its address into the text: `our prices (https://…)`. Of headings it knows those of the field alone,
 * which begin below the title of the page.
 */
export const pasteFormatted: OnPasteFn = ({ event, schemaTypes }) => {
  const { clipboardData } = event
  const html = clipboardData.getData('text/html')
  // What was copied from a text of the Studio comes as it is.
  const isOwn = clipboardData.types.includes('application/x-portable-text')
  if (isOwn || !worthConverting.test(html)) return undefined
  const schema = schemaOf(schemaTypes)
  // Documents keep lines apart by empty ones, which may be headings.
  const written = htmlToPortableText(html, { schema, rules: [linkRule] }).filter(isWritten)
  const blocks = belowTitle(written)
  // Inserted blocks take the place of selected words only where they are one; Sanity's own paste knows better then.
  const isOverWords = !(document.getSelection()?.isCollapsed ?? true)
  if (blocks.length === 0 || (blocks.length > 1 && isOverWords)) return undefined
  return { insert: blocks }
}

/** Sets headings one level lower where there is one of the first level: those of a page begin with the second. */
function belowTitle<Block extends object>(blocks: Block[]): Block[] {
  const isOf = (level: string) => (block: Block) => 'style' in block && block.style === level
  if (!blocks.some(isOf('h1'))) return blocks
  return blocks.map((block) => {
    if (isOf('h1')(block)) return { ...block, style: 'h2' }
    return isOf('h2')(block) ? { ...block, style: 'h3' } : block
  })
}

/** Makes a link of the content model of `<a href>`; plain text of one that leads nowhere a reader could go. */
export const linkRule: Rule = {
  deserialize(node, next) {
    if (node.nodeName !== 'A') return undefined
    const words = next(node.childNodes)
    const url = URL.parse((node as Element).getAttribute('href') ?? '')
    if (!url || !protocols.has(url.protocol)) return words
    const markDef = { _type: 'textLink', _key: key(), url: url.href }
    return { _type: '__annotation', markDef, children: words }
  },
}

/** What a field's text may hold, as the conversion wants to be told. */
function schemaOf({ block, span, ...types }: PasteData['schemaTypes']) {
  const named = ({ value }: { value: string }) => ({ name: value, value })
  const styles = types.styles.map(named)
  const hasHeadings = styles.some(({ name }) => name === 'h2')
  return {
    block: { name: block.name },
    span: { name: span.name },
    // For `belowTitle`.
    styles: hasHeadings ? [...styles, { name: 'h1', value: 'h1' }] : styles,
    lists: types.lists.map(named),
    decorators: types.decorators.map(named),
    annotations: [],
    blockObjects: [],
    inlineObjects: [],
  }
}
