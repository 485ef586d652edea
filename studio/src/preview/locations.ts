import {
  beforeSlug,
  careerPath,
  homePath,
  type Language,
  swissDay,
  withLanguage,
} from '@jalonne/domain'
import { map, of, switchMap } from 'rxjs'
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { addressedTypes, addressOf } from '../addresses/address.ts'
import { linkingQuery, linksTo, wordsOf } from '../addresses/old-links.ts'
import { formatDay } from '../languages/format-day.ts'
import { studioLanguage } from '../languages/studio-language.ts'
import { studioTextQuery } from '../languages/studio-text.ts'
import { liveQuery } from '../shared/live-query.ts'
import { texts } from './texts.ts'

/** A page of the site on which a document shows. */
export interface Place {
  _id: string
  title: string | null
  path: string | null
}

/** What the lake knows of where a document shows. */
export interface Whereabouts {
  /** Whether a menu leads to it, by itself or as a service. */
  inMenu: boolean
  /** The day of an article. */
  date: string | null
  pages: Place[]
}

const slugPaths = Object.entries(beforeSlug).map(
  ([type, before]) => `_type == "${type}" => "${before}" + slug.current`,
)
const place = `{_id, "title": ${studioTextQuery('title', 'name')}, "path": select(${slugPaths.join(', ')}, path)}`

/** Services that show a document, or lead to it: a page reaches another one through them too. */
const services = `*[_type == "service" && (references($id) || defined(path) && path == *[_type == "page" && _id == $id][0].path)]._id`

/** What shows the mark or the pictures of a client on the page that it stands on. */
const ofClient = `*[_type in ["testimonial", "caseStudy"] && client._ref == $id]._id`

/** What shows every person, without naming one. */
const ofPerson = `*[_id == $id][0]._type == "person" && count(sections[_type == "people" && hidden != true]) > 0`

/** What a page shows of a document through another one too: a plan's price on the plate of a service. */
export const places = `{
  "inMenu": count(*[_type == "navigation" && (references($id) || references(${services}))]) > 0,
  "date": *[_type == "article" && _id == $id][0].date,
  "pages": *[_type in ${JSON.stringify([...addressedTypes])} && (_id == $id || references($id) || references(${services}) || references(${ofClient}) || ${ofPerson})] | order(path asc)[0...100] ${place}
}`

const watched = `*[_type in ${JSON.stringify([...addressedTypes, 'service', 'testimonial', 'navigation'])}]`

/** What shows on pages; a redirect, say, is used without being seen. */
export const shown: ReadonlySet<string> = new Set([
  ...addressedTypes,
  'service',
  'plan',
  'testimonial',
  'faq',
  'industry',
  'client',
  'person',
  'quiz',
])

/** Says in the form of a document on which pages it is used, directly or through another document. */
export const locations: DocumentLocationResolver = (
  { id, type, perspectiveStack },
  { documentStore },
) => {
  if (type === 'settings' || type === 'navigation' || type === 'assistant') return everywhere
  if (type === 'job') return onCareerPage
  if (!shown.has(type)) return null
  const perspective = perspectiveStack.length > 0 ? perspectiveStack : 'drafts'
  const query = { fetch: places, listen: watched }
  return liveQuery<Whereabouts>(documentStore, query, { id }, perspective).pipe(
    switchMap((found) => {
      const path = type === 'page' && found.pages.find(({ _id }) => _id === id)?.path
      const words = path && wordsOf(path)
      if (!words) return of(found)
      const writing = { fetch: linkingQuery, listen: watched }
      return liveQuery<Linking[]>(documentStore, writing, { words }, perspective).pipe(
        map((linking) => withWrittenLinks(found, id, path, linking)),
      )
    }),
    map((found) => locationsOf({ id, type }, found, studioLanguage)),
  )
}

/** A document that may link to a page by its address. */
interface Linking extends Omit<Place, 'path'> {
  _type: string
  whole: Record<string, unknown>
}

/** Adds the documents that link to a page by its address, written out, to those that chose the page. */
export function withWrittenLinks(
  found: Whereabouts,
  id: string,
  path: string,
  linking: readonly Linking[],
): Whereabouts {
  const known = new Set([id, ...found.pages.map(({ _id }) => _id)])
  const more = linking.filter(({ _id, whole }) => !known.has(_id) && linksTo(whole, path))
  return {
    ...found,
    inMenu: found.inMenu || more.some(({ _type }) => _type === 'navigation'),
    pages: [
      ...found.pages,
      ...more
        .filter(({ _type }) => addressedTypes.has(_type))
        .map(({ _id, _type, title, whole }) => ({ _id, title, path: addressOf(_type, whole) })),
    ],
  }
}

const everywhere: DocumentLocationsState = {
  message: texts.everywhere,
  tone: 'positive',
  locations: [{ title: 'Jalonne', href: withLanguage(homePath, studioLanguage) }],
}

const onCareerPage: DocumentLocationsState = {
  message: texts.onCareerPage,
  tone: 'positive',
  locations: [{ title: texts.careers, href: withLanguage(careerPath, studioLanguage) }],
}

/** What a document is found in without a link of an editor's, by its type. */
const ownLists: Record<string, string> = {
  article: texts.inBlog,
  caseStudy: texts.inProjects,
}

/** Where visitors meet a document that stands on no page, by its type. */
const withoutPage: Record<string, string> = {
  faq: texts.inAssistant,
  person: texts.inAssistant,
  plan: texts.inFormAndAssistant,
  service: texts.inFormAndAssistant,
}

/** The sentence and the links: a page leads to itself first, then to those that link to it. */
export function locationsOf(
  { id, type }: { id: string; type: string },
  found: Whereabouts,
  language: Language,
  now: number = Date.now(),
): DocumentLocationsState {
  const known = found.pages.flatMap(({ path, ...rest }) => (path ? [{ ...rest, path }] : []))
  const own = known.filter(({ _id }) => _id === id)
  const others = known.filter(({ _id }) => _id !== id)
  if (addressedTypes.has(type) && own.length === 0)
    return { message: texts.withoutAddress, tone: 'caution' }
  if (known.length === 0) {
    const message = withoutPage[type]
    return message ? { message, tone: 'positive' } : { message: texts.unused, tone: 'caution' }
  }
  const { date, inMenu } = found
  const isLater = date !== null && date > swissDay(now)
  // Every page leads to the home page, and a list to what it lists.
  const isReached = type !== 'page' || others.length > 0 || inMenu || own[0]?.path === homePath
  const message = () => {
    if (isLater) return texts.appears(formatDay(date))
    if (!isReached) return texts.unlinked
    if (own.length === 0) return texts.usedOn(others.length)
    if (others.length > 0) return texts.linkedFrom(others.length)
    return ownLists[type] ?? (inMenu ? texts.inMenu : texts.linkedFrom(0))
  }
  return {
    message: message(),
    tone: isLater || !isReached ? 'caution' : 'positive',
    locations: [...own, ...others].map((each) => ({
      title: each.title || each.path,
      href: withLanguage(each.path, language),
    })),
  }
}
