import type { Language } from '@jalonne/domain'
import type { DocumentBadgeComponent, DocumentBadgeDescription, DocumentBadgeProps } from 'sanity'
import { missingTexts } from './missing-texts.ts'

const names = { fr: 'French', en: 'English' } as const

const FrenchBadge: DocumentBadgeComponent = (props) => describe(props, 'fr')
const EnglishBadge: DocumentBadgeComponent = (props) => describe(props, 'en')

/** Say beside a document's state which language is not complete. Publishing stays possible. */
export const languageBadges: DocumentBadgeComponent[] = [FrenchBadge, EnglishBadge]

function describe(
  { draft, published }: DocumentBadgeProps,
  language: Language,
): DocumentBadgeDescription | null {
  const count = missingTexts(draft ?? published)[language]
  if (count === 0) return null
  const texts = count === 1 ? 'One text has' : `${count} texts have`
  return {
    label: `${names[language]} missing`,
    title: `${texts} no ${names[language]} yet. Visitors see the other language there.`,
    color: 'warning',
  }
}
