import type { Language } from '@jalonne/domain'
import type { DocumentBadgeComponent, DocumentBadgeDescription, DocumentBadgeProps } from 'sanity'
import { missingLabel, repeatedLabel } from './language-state.ts'
import { missingTexts } from './missing-texts.ts'
import { say } from './studio-language.ts'

const FrenchBadge: DocumentBadgeComponent = (props) => describe(props, 'fr')
const EnglishBadge: DocumentBadgeComponent = (props) => describe(props, 'en')

/** Say beside a document's state which language is not complete. Publishing stays possible. */
export const languageBadges: DocumentBadgeComponent[] = [FrenchBadge, EnglishBadge, RepeatedBadge]

function RepeatedBadge({ draft, published }: DocumentBadgeProps): DocumentBadgeDescription | null {
  const count = missingTexts(draft ?? published).repeated
  if (count === 0) return null
  const title = say(
    `${count === 1 ? 'One text says' : `${count} texts say`} the same in both languages.`,
    `${count === 1 ? 'Un texte dit' : `${count} textes disent`} la même chose dans les deux langues.`,
  )
  return { label: repeatedLabel, title, color: 'warning' }
}

function describe(
  { draft, published }: DocumentBadgeProps,
  language: Language,
): DocumentBadgeDescription | null {
  const count = missingTexts(draft ?? published)[language]
  if (count === 0) return null
  return { label: missingLabel[language], title: explained[language](count), color: 'warning' }
}

const explained = {
  fr: (count: number) =>
    say(
      `${count === 1 ? 'One text has' : `${count} texts have`} no French yet. Visitors see the English there.`,
      `${count === 1 ? 'Un texte n’a' : `${count} textes n’ont`} pas encore de français. Les visiteurs y voient l’anglais.`,
    ),
  en: (count: number) =>
    say(
      `${count === 1 ? 'One text has' : `${count} texts have`} no English yet. Visitors see the French there.`,
      `${count === 1 ? 'Un texte n’a' : `${count} textes n’ont`} pas encore d’anglais. Les visiteurs y voient le français.`,
    ),
}
