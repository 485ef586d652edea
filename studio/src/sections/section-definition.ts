import { createElement } from 'react'
import type { SchemaTypeDefinition } from 'sanity'
import { say, studioLanguage } from '../languages/studio-language.ts'
import { pictureOf } from './pictures.ts'
import { SectionItem } from './section-item.tsx'

/** A section as it is listed in a page: its heading, what it is, its picture, and whether it is hidden. */
export function sectionDefinition(definition: SchemaTypeDefinition): SchemaTypeDefinition {
  const { name, title: typeTitle = name } = definition
  const media = () => createElement('img', { src: pictureOf(name), alt: '' })
  return {
    ...definition,
    components: { item: SectionItem },
    preview: {
      select: { fr: 'title.fr', en: 'title.en', hidden: 'hidden' },
      prepare: ({ fr, en, hidden }: Record<string, unknown>) => {
        const written = studioLanguage === 'fr' ? (fr ?? en) : (en ?? fr)
        // The heading may stand on several lines; a list has one.
        const heading = typeof written === 'string' ? written.replace(/\s+/g, ' ') : ''
        return {
          title: heading || typeTitle,
          subtitle: hidden ? `${typeTitle} · ${say('hidden', 'masquée')}` : typeTitle,
          media,
        }
      },
    },
  } as SchemaTypeDefinition
}
