import { type Language, withLanguage } from '@jalonne/domain'
import { map } from 'rxjs'
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { studioLanguage } from '../languages/studio-language.ts'
import { studioTextQuery } from '../languages/studio-text.ts'
import { liveQuery } from '../structure/live-query.ts'
import { texts } from './texts.ts'

/** A page of the site on which a document shows. */
export interface Place {
  _id: string
  title: string | null
  path: string | null
}

const place = `{_id, "title": ${studioTextQuery('title')}, "path": select(_type == "article" => "/blog/" + slug.current, path)}`

/** What a page shows of a document through another one too: a plan's price on the plate of a service. */
export const places = `*[_type in ["page", "article"] && (_id == $id || references($id) || references(*[_type == "service" && references($id)]._id))] | order(path asc)[0...100] ${place}`

/** What shows on pages; a redirect, say, is used without being seen. */
const shown = new Set(['page', 'article', 'service', 'plan', 'testimonial', 'faq'])

/** Says in the form of a document on which pages it is used, directly or through a service. */
export const locations: DocumentLocationResolver = (
  { id, type, perspectiveStack },
  { documentStore },
) => {
  if (type === 'settings' || type === 'navigation') return everywhere
  if (!shown.has(type)) return null
  const perspective = perspectiveStack.length > 0 ? perspectiveStack : 'drafts'
  return liveQuery<Place[]>(documentStore, places, { id }, perspective).pipe(
    map((found) => locationsOf(id, found, studioLanguage)),
  )
}

const everywhere: DocumentLocationsState = {
  message: texts.everywhere,
  tone: 'positive',
  locations: [{ title: 'Jalonne', href: withLanguage('/', studioLanguage) }],
}

/** The sentence and the links: a page leads to itself first, then to those that link to it. */
export function locationsOf(
  id: string,
  found: readonly Place[],
  language: Language,
): DocumentLocationsState {
  const known = found.flatMap(({ path, ...rest }) => (path ? [{ ...rest, path }] : []))
  const own = known.filter(({ _id }) => _id === id)
  const others = known.filter(({ _id }) => _id !== id)
  if (known.length === 0) return { message: texts.unused, tone: 'caution' }
  return {
    message: own.length > 0 ? texts.linkedFrom(others.length) : texts.usedOn(others.length),
    tone: 'positive',
    locations: [...own, ...others].map((each) => ({
      title: each.title || each.path,
      href: withLanguage(each.path, language),
    })),
  }
}
