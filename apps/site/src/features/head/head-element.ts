import { escapeAttribute } from 'entities/escape'
import { jsonInMarkup } from '../../shared/markup.ts'
import { pageMark } from './page-mark.ts'

/** An element of a document's head: a `meta`, a `link`, or a `script` that holds data. */
export interface HeadElement {
  tag: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  /** What a script holds, as JSON. */
  data?: unknown
}

/** What the document’s metadata say under a name: `description`. */
export const metaName = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { name, content },
})

/** What they say of a property of Open Graph: `og:title`. */
export const metaProperty = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: name, content },
})

/** The elements of a page as HTML. Nothing of the content can end the tag or the script it stands in. */
export function headMarkup(elements: readonly HeadElement[]): string {
  return elements.map(markup).join('')
}

function markup({ tag, attributes, data }: HeadElement): string {
  const pairs = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  )
  const opening = `<${tag} ${pageMark}${pairs.join('')}>`
  return data === undefined ? opening : `${opening}${jsonInMarkup(data)}</${tag}>`
}

/** Replaces the elements of the last page in a document by those of another. */
export function replaceHead(document: Document, elements: readonly HeadElement[]): void {
  const made = elements.map(({ tag, attributes, data }) => {
    const element = document.createElement(tag)
    element.setAttribute(pageMark, '')
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    if (data !== undefined) element.textContent = jsonInMarkup(data)
    return element
  })
  for (const old of document.head.querySelectorAll(`[${pageMark}]`)) old.remove()
  document.head.append(...made)
}
