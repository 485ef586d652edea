import {
  blogPath,
  type CityTemplatePath,
  citySlug,
  citySuffixPath,
  cityTemplatePath,
  decoded,
  homePath,
  type Language,
  pathLanguage,
  projectsPath,
  withLanguage,
  withoutLanguage,
} from '@jalonne/domain'
import { createFormat, site } from '@jalonne/messages'
import type { QueryClient } from '@tanstack/react-query'
import type { SiteConfig } from '../../config.ts'
import { type Article, articleQuery } from '../../queries/article.ts'
import { type ArticleSummary, blogQuery } from '../../queries/blog.ts'
import { type City, cityQuery } from '../../queries/city.ts'
import { cachedContent } from '../../queries/content.ts'
import { type Layout, layoutQuery } from '../../queries/layout.ts'
import { pageQuery } from '../../queries/page.ts'
import {
  type Project,
  type ProjectSummary,
  projectQuery,
  projectsQuery,
} from '../../queries/projects.ts'
import type { Page } from '../../queries/section-types.ts'
import type { SiteRouter } from '../../router.tsx'
import { cityPage } from '../../shared/city-page.ts'
import { textOf } from '../../shared/text.tsx'

/** What the head says of the page being shown. Addresses are absolute. */
export interface PageFacts {
  language: Language
  config: SiteConfig
  layout: Layout
  /** Without the language. */
  path: string
  url: string
  /** As shared links show it: without the brand, which stands beside it (`og:site_name`). */
  title: string
  /** What the page is called on the site. */
  name: string
  description: string
  noindex: boolean
  /** From the home page down to this one; empty on the home page itself. */
  trail: { name: string; url: string }[]
  /** What draws the page's map sheet. */
  seed: string
  page: Page | null
  /** The city a page is about, with the service it is made from. */
  city: { city: City; service: string } | null
  /** The page that a city's is made from, where nobody has written about the city. */
  template: CityTemplatePath | null
  article: Article | null
  /** The articles of the blog, on the page that lists them. */
  articles: readonly ArticleSummary[]
  /** The case study a page tells of. */
  project: Project | null
  /** The case studies, on the page that lists them. */
  projects: readonly ProjectSummary[]
}

/** What most pages do not hold. */
const noContent = {
  page: null,
  city: null,
  template: null,
  article: null,
  articles: [],
  project: null,
  projects: [],
}

/** Reads from the cache what is known of the page a router shows; null where there is only an error to show. */
export function readPageFacts(router: SiteRouter): PageFacts | null {
  const { queryClient: client, config } = router.options.context
  const { matches, location } = router.state
  const language = pathLanguage(location.pathname)
  const layout = language && cachedContent(client, layoutQuery(), language)
  if (!layout || matches.some(({ status }) => status === 'error')) return null

  const path = decoded(withoutLanguage(location.pathname))
  const url = (to: string) => config.origin + encodeURI(withLanguage(to, language))
  const shown = { client, url, shared: { language, config, layout, path, url: url(path) } }
  const last = matches.at(-1)
  if (last?.routeId === '/$lang/blog/$slug') return articleFacts(shown, last.params.slug)
  if (last?.routeId === '/$lang/projects/$slug') return projectFacts(shown, last.params.slug)
  return editedPageFacts(shown, last)
}

type LastMatch = SiteRouter['state']['matches'][number] | undefined

/** What every page has, where its content is, and how a path becomes an address. */
interface Shown {
  client: QueryClient
  url: (path: string) => string
  shared: Pick<PageFacts, 'language' | 'config' | 'layout' | 'path' | 'url'>
}

function articleFacts({ client, url, shared }: Shown, slug: string): PageFacts {
  const article = cachedContent(client, articleQuery(slug), shared.language)
  if (!article) return missing(shared, 'blog.notFound')
  const name = textOf(article.title)
  return {
    ...shared,
    title: textOf(article.seoTitle) || name,
    name,
    description: textOf(article.excerpt),
    noindex: false,
    trail: [
      ...(article.home ? [{ name: textOf(article.home.title), url: url(homePath) }] : []),
      ...(article.blog ? [{ name: textOf(article.blog.title), url: url(blogPath) }] : []),
      { name, url: shared.url },
    ],
    seed: slug,
    ...noContent,
    article,
  }
}

function projectFacts({ client, url, shared }: Shown, slug: string): PageFacts {
  const project = cachedContent(client, projectQuery(slug), shared.language)
  if (!project) return missing(shared, 'notFound')
  const { client: firm, home, list } = project
  const name = textOf(project.title)
  return {
    ...shared,
    title: name,
    name,
    description: textOf(project.summary),
    noindex: false,
    trail: [
      ...(home ? [{ name: textOf(home.title), url: url(homePath) }] : []),
      ...(list ? [{ name: textOf(list.title), url: url(projectsPath) }] : []),
      { name: firm?.name || name, url: shared.url },
    ],
    seed: slug,
    ...noContent,
    project,
  }
}

/** Of a page that editors have put together, or that is made of one for a city. */
function editedPageFacts({ client, url, shared }: Shown, last: LastMatch): PageFacts | null {
  const { language, path } = shared
  const route = last?.routeId
  const { city: written }: { city?: string } = last?.params ?? {}
  const template = written && isCityRoute(route) ? cityRoutes[route] : null
  const city = written && template ? cityShown(client, language, template, written) : null
  const page = city?.page ?? cachedContent(client, pageQuery(path), language)
  // A route of its own, such as a form to sign in with, is for visitors alone.
  const isPage = route === '/$lang/$' || isCityRoute(route)
  if (!page) return isPage ? missing(shared, 'notFound') : null
  const name = textOf(city ? page.seo.title : page.title)
  const above = page.breadcrumbs.map((step) => ({ name: textOf(step.title), url: url(step.path) }))
  const blog = path === blogPath && cachedContent(client, blogQuery(), language)
  const studies = path === projectsPath && cachedContent(client, projectsQuery(), language)
  return {
    ...shared,
    title: textOf(page.seo.title) || name,
    name,
    description: textOf(page.seo.description),
    noindex: page.seo.noindex,
    trail: above.length > 0 ? [...above, { name: textOf(page.title), url: shared.url }] : [],
    seed: page.mapSeed ?? path,
    ...noContent,
    page,
    city: city?.facts ?? null,
    template: page.seo.noindex ? template : null,
    articles: blog || [],
    projects: studies || [],
  }
}

/** The routes of pages in a city, with the page each is made from. */
const cityRoutes = {
  '/$lang/services/seo-visibility-{$city}': cityTemplatePath,
  '/$lang/services/digital-marketing-{$city}': citySuffixPath,
} as const

const isCityRoute = (route: string | undefined): route is keyof typeof cityRoutes =>
  route !== undefined && Object.hasOwn(cityRoutes, route)

/** The page of a city with what it is made of; null where it can't be a city, or leads elsewhere. */
function cityShown(
  client: QueryClient,
  language: Language,
  templatePath: CityTemplatePath,
  address: string,
) {
  const template = cachedContent(client, pageQuery(templatePath), language)
  const city = cachedContent(client, cityQuery(citySlug(address)), language)
  if (!template || city === undefined) return null
  return {
    page: cityPage({ template, templatePath, city, address, language }),
    facts: city && { city, service: textOf(template.title) },
  }
}

function missing(shared: Shown['shared'], texts: 'notFound' | 'blog.notFound'): PageFacts {
  const text = createFormat(shared.language, site.loaded(shared.language) ?? {})
  const title = text(`${texts}.title`)
  return {
    ...shared,
    title,
    name: title,
    description: text(`${texts}.text`),
    noindex: true,
    trail: [],
    seed: 'not-found',
    ...noContent,
  }
}
