import { type Language, splitAtWholeWords } from '@jalonne/domain'
import type { PortableTextMarkComponent } from '@portabletext/react'
import { isPortableTextBlock, isPortableTextSpan } from '@portabletext/toolkit'
import type { TypedObject } from '@portabletext/types'
import styles from './text.module.css'

/** Blocks of Portable Text in which every word that no line may end within has the mark `whole`. */
export const markWholeWords = <Block extends TypedObject>(
  blocks: Block[],
  language: Language,
): Block[] =>
  blocks.map((block) =>
    isPortableTextBlock(block)
      ? { ...block, children: block.children.flatMap((span) => markedSpans(span, language)) }
      : block,
  )

function markedSpans(span: TypedObject, language: Language): TypedObject[] {
  if (!isPortableTextSpan(span)) return [span]
  return splitAtWholeWords(span.text, language).map((text, at) => ({
    ...span,
    _key: `${span._key}-${at}`,
    text,
    marks: at % 2 === 0 ? span.marks : [...(span.marks ?? []), 'whole'],
  }))
}

/** How the mark `whole` is shown. */
export const WholeWord: PortableTextMarkComponent = ({ children }) => (
  <span className={styles.whole}>{children}</span>
)
