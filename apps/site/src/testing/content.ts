import type { FormOutcome } from '@jalonne/api/shapes'
import type { Language } from '@jalonne/domain'
import type { Article } from '../queries/article.ts'
import type { ArticleSummary } from '../queries/blog.ts'
import type { ContentResult, FetchContent } from '../queries/content.ts'
import type { Job } from '../queries/jobs.ts'
import type { Layout } from '../queries/layout.ts'
import type { Project, ProjectSummary } from '../queries/projects.ts'
import type { Page } from '../queries/section-types.ts'

/** What a test's lake returns, by path and language. */
export interface TestContent {
  page: (path: string, language: Language) => Page | null
  articles?: (language: Language) => ArticleSummary[]
  article?: (slug: string, language: Language) => Article | null
  projects?: (language: Language) => ProjectSummary[]
  project?: (slug: string, language: Language) => Project | null
  jobs?: (language: Language) => Job[]
  analytics?: { host: string; measurementId: string }[]
  /** What an editor has set besides. */
  settings?: Partial<NonNullable<Layout['settings']>>
  /** How the form ended that was posted to the page. */
  form?: FormOutcome | undefined
  /** How the site's own server responds to what the page posts; by default it takes everything. */
  post?: (address: string, body: unknown) => Response | Promise<Response>
  /** The link to a quote of the navigation; by default there is none. */
  callToAction?: { label: string; href: string }
  /** What else the navigation holds. */
  navigation?: Partial<NonNullable<Layout['navigation']>>
  /** What the assistant offers to ask. */
  suggestions?: Layout['suggestions']
  redirects?: { from: string; to: string; permanent: boolean }[]
  /** Whether a query fails, which it may say only after a while. */
  away?: (name: ReturnType<typeof nameOf>, path: string) => boolean | Promise<boolean>
}

/** Runs the site's queries over a table, with the tags `layout`, `redirects`, and of a page `page:<path>` and `services`. */
export function fetchFrom(content: TestContent): FetchContent {
  return async (query, params): Promise<ContentResult> => {
    const path = String(params.path ?? '')
    const name = nameOf(query)
    if (await content.away?.(name, path)) throw new Error('the lake is away')
    if (name === 'layout') {
      return { result: inBoth((language) => layout(language, content)), syncTags: ['layout'] }
    }
    if (name === 'redirects') return { result: content.redirects ?? [], syncTags: ['redirects'] }
    if (name === 'blog') {
      return {
        result: inBoth((language) => content.articles?.(language) ?? []),
        syncTags: ['blog'],
      }
    }
    if (name === 'jobs') {
      return { result: inBoth((language) => content.jobs?.(language) ?? []), syncTags: ['jobs'] }
    }
    if (name === 'projects') {
      return {
        result: inBoth((language) => content.projects?.(language) ?? []),
        syncTags: ['projects'],
      }
    }
    if (name === 'project') {
      const slug = String(params.slug)
      return {
        result: inBoth((language) => content.project?.(slug, language) ?? null),
        syncTags: [`project:${slug}`],
      }
    }
    if (name === 'article') {
      const slug = String(params.slug)
      return {
        result: inBoth((language) => content.article?.(slug, language) ?? null),
        syncTags: [`article:${slug}`],
      }
    }
    return {
      result: inBoth((language) => content.page(path, language)),
      syncTags: [`page:${path}`, 'services'],
    }
  }
}

/** What a lake holds of something that a test gives by language: what differs stands side by side. */
const inBoth = (of: (language: Language) => unknown) => sideBySide(of('fr'), of('en'))

const isOther = (value: unknown, language: Language) =>
  typeof value === 'object' && value !== null && 'lang' in value && value.lang === language

function sideBySide(fr: unknown, en: unknown): unknown {
  // In the other language, a text that is not written in one comes with the name of its own.
  if (typeof fr === 'string' && isOther(en, 'fr')) return { fr }
  if (typeof en === 'string' && isOther(fr, 'en')) return { en }
  if (fr === en || fr === null || en === null) return fr
  if (Array.isArray(fr) && Array.isArray(en)) return fr.map((item, at) => sideBySide(item, en[at]))
  if (typeof fr !== 'object' || typeof en !== 'object') return { fr, en }
  const other = new Map(Object.entries(en))
  return Object.fromEntries(
    Object.entries(fr).map(([key, value]) => [key, sideBySide(value, other.get(key))]),
  )
}

function nameOf(query: string) {
  if (query.includes('$path')) return 'page'
  const isOfProjects = query.includes('*[_type=="caseStudy"')
  if (query.includes('$slug')) return isOfProjects ? 'project' : 'article'
  if (isOfProjects) return 'projects'
  if (query.includes('*[_type=="article"')) return 'blog'
  if (query.includes('_type=="job"')) return 'jobs'
  return query.includes('"redirect"') ? 'redirects' : 'layout'
}

/** An image that shows this. */
export const testPicture = (alt: string) => ({
  url: 'http://localhost:3900/images/jalonne/production/abc123-1200x750.svg',
  width: 1200,
  height: 750,
  colour: null,
  hotspot: null,
  crop: null,
  alt,
})

/** A page with a card for its only section. */
export function testPage(path: string, language: Language, title = `${path} ${language}`): Page {
  return {
    _id: `page${path}`,
    path,
    mapSeed: null,
    service: null,
    picture: null,
    title,
    seo: { title, description: `About ${title}`, image: null, noindex: false },
    breadcrumbs: [],
    sections: [
      {
        _type: 'callToActionCard',
        _key: 'card',
        anchor: 'card',
        title: `Card of ${title}`,
        text: null,
        link: { label: 'Next', href: '/pricing' },
        figure: null,
      },
    ],
  }
}

const layout = (
  language: Language,
  { analytics, callToAction, navigation, settings, suggestions }: TestContent,
): Layout => ({
  settings: {
    brand: { name: 'Jalonne', legalName: null, foundedYear: 1998, tagline: null },
    contact: {
      email: null,
      phone: null,
      street: null,
      postalCode: null,
      city: null,
      country: null,
      hours: null,
      openingHours: null,
      cantons: [],
    },
    instagram: null,
    rating: null,
    offer: null,
    analytics: analytics ?? [],
    ...settings,
  },
  suggestions: suggestions ?? [],
  navigation: {
    header: [
      { _key: 'pricing', label: language === 'fr' ? 'Tarifs' : 'Pricing', href: '/pricing' },
    ],
    services: [],
    allServices: null,
    callToAction: callToAction ?? null,
    footer: [],
    ...navigation,
  },
})
