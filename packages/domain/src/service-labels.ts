import type { Language } from './language.ts'

export type ServiceLabel = Readonly<Record<Language, string>>

const rules: readonly [pattern: RegExp, label: ServiceLabel][] = [
  [/graphic-design/, { fr: 'design graphique', en: 'graphic design' }],
  [/hosting-and-maintenance/, { fr: 'hébergement et maintenance', en: 'hosting and maintenance' }],
  [
    /artificial-intelligence|chatbots/,
    { fr: 'intelligence artificielle', en: 'artificial intelligence' },
  ],
  [/e-commerce/, { fr: 'e-commerce', en: 'e-commerce' }],
  [/lead-generation/, { fr: 'génération de prospects', en: 'lead generation' }],
  [/social-media/, { fr: 'réseaux sociaux', en: 'social media' }],
  [/digital-marketing/, { fr: 'marketing digital', en: 'digital marketing' }],
  [/seo-visibility/, { fr: 'visibilité', en: 'visibility' }],
  [
    /website-design-development|web-new|web-refresh/,
    { fr: 'futur site internet', en: 'future website' },
  ],
]

const fallback: ServiceLabel = { fr: 'projet digital', en: 'digital project' }

const known = (path: string) => rules.find(([pattern]) => pattern.test(path))?.[1]

/** What a visitor on this path is interested in, in both languages; "digital project" where the path says nothing. */
export const serviceLabel = (path: string): ServiceLabel => known(path) ?? fallback

/** A service as editors know it: where its page is, and what it is called. */
export interface TitledService {
  path: string | null
  french: string | null
  english: string | null
}

/**
 * What a form asks about: the service an editor has chosen for it, called as its path says, or by its title where the
 * path says nothing; without a service, what the page's path is about.
 */
export function askedService(service: TitledService | null, page: string): ServiceLabel {
  const { path, french, english } = service ?? {}
  const title = french ?? english
  const titled = title && { fr: title, en: english ?? title }
  return known(path ?? '') || titled || serviceLabel(page)
}

/** The subject of a message about a plan: `Interest — SecureWeb`. */
export const planSubject = (plan: string, language: Language): string =>
  `${language === 'fr' ? 'Intérêt' : 'Interest'} — ${plan}`

/** The subject of a message sent from a page: `Interest — visibility — Page: /en/services/seo-visibility`. */
export function contactSubject(service: ServiceLabel, path: string, language: Language): string {
  return language === 'fr'
    ? `Intérêt — ${service.fr} — Page\u00a0: ${path}`
    : `Interest — ${service.en} — Page: ${path}`
}
