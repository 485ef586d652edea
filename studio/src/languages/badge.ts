import type { Language } from '@jalonne/domain'
import type { DocumentBadgeComponent, DocumentBadgeDescription, DocumentBadgeProps } from 'sanity'
import { missingTexts } from './missing-texts.ts'
import { say } from './studio-language.ts'

const FrenchBadge: DocumentBadgeComponent = (props) => describe(props, 'fr')
const EnglishBadge: DocumentBadgeComponent = (props) => describe(props, 'en')

/** Say beside a document's state which language is not complete. Publishing stays possible. */
export const languageBadges: DocumentBadgeComponent[] = [FrenchBadge, EnglishBadge]

function describe(
  { draft, published }: DocumentBadgeProps,
  language: Language,
): DocumentBadgeDescription | null {
  const count = missingTexts(draft ?? published)[language]
  return count === 0 ? null : { ...said[language](count), color: 'warning' }
}

const said = {
  fr: (count: number) => ({
    label: say('French missing', 'Français manquant'),
    title: say(
      `${count === 1 ? 'One text has' : `${count} texts have`} no French yet. Visitors see the English there.`,
      `${count === 1 ? 'Un texte n’a' : `${count} textes n’ont`} pas encore de français. Les visiteurs y voient l’anglais.`,
    ),
  }),
  en: (count: number) => ({
    label: say('English missing', 'Anglais manquant'),
    title: say(
      `${count === 1 ? 'One text has' : `${count} texts have`} no English yet. Visitors see the French there.`,
      `${count === 1 ? 'Un texte n’a' : `${count} textes n’ont`} pas encore d’anglais. Les visiteurs y voient le français.`,
    ),
  }),
}
