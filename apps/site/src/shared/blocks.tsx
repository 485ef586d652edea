import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { TypedObject } from '@portabletext/types'
import { blocksOf, type InLanguage, languageOf } from '../queries/localize.ts'
import { ContentLink } from './content-link.tsx'

const components: PortableTextComponents = {
  marks: {
    textLink: ({ value, children }) => (
      <ContentLink href={value?.href ?? '#'}>{children}</ContentLink>
    ),
  },
}

/** Shows blocks of Portable Text, marked with their language when that is not the page's. */
export function Blocks({ value }: { value: InLanguage<TypedObject[]> | null }) {
  if (!value) return null
  const text = <PortableText components={components} value={blocksOf(value)} />
  const lang = languageOf(value)
  return lang ? <div lang={lang}>{text}</div> : text
}
