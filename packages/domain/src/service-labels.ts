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

/** What a visitor on this path is interested in, in both languages; "digital project" where the path says nothing. */
export function serviceLabel(path: string): ServiceLabel {
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? fallback
}

/** The subject of a message sent from a page: `Interest — visibility — Page: /en/services/seo-visibility`. */
export function contactSubject(path: string, language: Language): string {
  const service = serviceLabel(path)[language]
  return language === 'fr'
    ? `Intérêt — ${service} — Page\u00a0: ${path}`
    : `Interest — ${service} — Page: ${path}`
}
