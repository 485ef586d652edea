import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { TypedObject } from '@portabletext/types'
import type { InLanguage } from '../queries/localize.ts'
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
  if (Array.isArray(value)) return <PortableText components={components} value={value} />
  return (
    <div lang={value.lang}>
      <PortableText components={components} value={value.text} />
    </div>
  )
}
