import { slugOf } from '@jalonne/domain'
import type { Article } from '../../queries/article.ts'

type Content = NonNullable<Article['content']>
/** One part of an article: a paragraph, a heading, a list item, an image, lines of code. */
export type Block = Extract<Content, unknown[]>[number]

/** A heading of an article. */
export interface Heading {
  /** The block's key in the content. */
  key: string
  /** Its place name: `#les-cinq-pages`. */
  id: string
  text: string
  level: 2 | 3
}

/**
 * The headings of a text in their order, each with a place name of its own made from its words.
 * @param others place names that the page has for what is around the text
 */
export function outline(blocks: readonly Block[], others: Iterable<string> = []): Heading[] {
  const taken = new Set(others)
  return blocks.flatMap((block) => {
    if (block._type !== 'block' || (block.style !== 'h2' && block.style !== 'h3')) return []
    const text = (block.children ?? []).map((span) => span.text ?? '').join('')
    const name = slugOf(text) || 'section'
    let id = name
    for (let times = 2; taken.has(id); times++) id = `${name}-${times}`
    taken.add(id)
    return [{ key: block._key, id, text, level: block.style === 'h2' ? 2 : 3 }]
  })
}
