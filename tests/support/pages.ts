import type { Language } from '@jalonne/domain'

/** One of each kind of page, by its path without a language; `nowhere` is the page that is not there. */
export const pages = {
  home: '',
  pricing: '/pricing',
  services: '/services',
  website: '/services/website-design-development',
  agency: '/services/digital-agency',
  about: '/about-us',
  webNew: '/services/website-design-development/web-new',
  graphicDesign: '/services/graphic-design',
  digitalMarketing: '/services/digital-marketing',
  chatbots: '/services/artificial-intelligence-ai/chatbots',
  seo: '/services/seo-visibility',
  ai: '/services/artificial-intelligence-ai',
  contact: '/contact',
  blog: '/blog',
  article: '/blog/five-pages',
  career: '/career',
  projects: '/projects',
  project: '/projects/menuiserie-tavernay',
  dashboard: '/dashboard',
  dashboardAnalytics: '/dashboard/analytics',
  nowhere: '/nowhere',
} as const

export type PageName = keyof typeof pages

export interface PageAddress {
  name: PageName
  language: Language
  /** `/fr/pricing` */
  path: string
}

/** Every kind of page in both languages. */
export const pageAddresses: PageAddress[] = Object.entries(pages).flatMap(([name, path]) =>
  (['fr', 'en'] as const).map((language) => ({
    name: name as PageName,
    language,
    path: `/${language}${path}`,
  })),
)
