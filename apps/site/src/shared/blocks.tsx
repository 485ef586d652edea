import type { Language } from '@jalonne/domain'
import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { TypedObject } from '@portabletext/types'
import { ContentLink } from './content-link.tsx'

/** Blocks in the visitor's language, or in the other one with its name when they are missing. */
type LocalizedBlocks = TypedObject[] | { text: TypedObject[]; lang: Language }

const components: PortableTextComponents = {
  marks: {
    textLink: ({ value, children }) => (
      <ContentLink href={value?.href ?? '#'}>{children}</ContentLink>
    ),
  },
}

/** Shows blocks of Portable Text, marked with their language when that is not the page's. */
export function Blocks({ value }: { value: LocalizedBlocks | null }) {
  if (!value) return null
  if (Array.isArray(value)) return <PortableText components={components} value={value} />
  return (
    <div lang={value.lang}>
      <PortableText components={components} value={value.text} />
    </div>
  )
}
