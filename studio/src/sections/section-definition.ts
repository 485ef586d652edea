import { createElement } from 'react'
import type { SchemaTypeDefinition } from 'sanity'
import { say } from '../languages/studio-language.ts'
import { studioText } from '../languages/studio-text.ts'
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
        // The heading may stand on several lines; a list has one.
        const heading = studioText({ fr, en })?.replace(/\s+/g, ' ')
        return {
          title: heading ?? typeTitle,
          subtitle: hidden ? `${typeTitle} · ${say('hidden', 'masquée')}` : typeTitle,
          media,
        }
      },
    },
  } as SchemaTypeDefinition
}
