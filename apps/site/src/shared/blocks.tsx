import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { TypedObject } from '@portabletext/types'
import { blocksOf, type InLanguage, languageOf } from '../queries/localize.ts'
import { ContentLink } from './content-link.tsx'
import { useLanguage } from './language.tsx'
import { markWholeWords, WholeWord } from './whole-words.tsx'

const components: PortableTextComponents = {
  marks: {
    whole: WholeWord,
    textLink: ({ value, children }) => (
      <ContentLink href={value?.href ?? '#'}>{children}</ContentLink>
    ),
  },
}

/** Shows blocks of Portable Text, marked with their language when that is not the page's. */
export function Blocks({ value }: { value: InLanguage<TypedObject[]> | null }) {
  const pageLanguage = useLanguage()
  if (!value) return null
  const lang = languageOf(value)
  const blocks = markWholeWords(blocksOf(value), lang ?? pageLanguage)
  const text = <PortableText components={components} value={blocks} />
  return lang ? <div lang={lang}>{text}</div> : text
}
