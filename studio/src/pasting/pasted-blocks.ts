import { type HtmlToPortableTextOptions, htmlToPortableText } from '@portabletext/html'
import type { OnPasteFn } from 'sanity'
import { key } from '../templates/parts.ts'

type PasteData = Parameters<OnPasteFn>[0]
type Rule = NonNullable<HtmlToPortableTextOptions['rules']>[number]

const protocols = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/**
 * Pastes from documents and web pages with their links. Sanity knows a link by another name than the content model, and would
 * write its address into the text: `our prices (https://…)`.
 */
export const pasteWithLinks: OnPasteFn = ({ event, schemaTypes }) => {
  const { clipboardData } = event
  const html = clipboardData.getData('text/html')
  // What was copied from a text of the Studio comes as it is.
  const isOwn = clipboardData.types.includes('application/x-portable-text')
  if (isOwn || !/<a\s/i.test(html)) return undefined
  const blocks = htmlToPortableText(html, { schema: schemaOf(schemaTypes), rules: [linkRule] })
  // Inserted blocks take the place of selected words only where they are one; Sanity's own paste knows better then.
  const isOverWords = !(document.getSelection()?.isCollapsed ?? true)
  if (blocks.length === 0 || (blocks.length > 1 && isOverWords)) return undefined
  return { insert: blocks }
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
  return {
    block: { name: block.name },
    span: { name: span.name },
    styles: types.styles.map(named),
    lists: types.lists.map(named),
    decorators: types.decorators.map(named),
    annotations: [],
    blockObjects: [],
    inlineObjects: [],
  }
}
