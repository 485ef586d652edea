import { type Language, withLanguage } from '@jalonne/domain'
import { map } from 'rxjs'
import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { studioLanguage } from '../languages/studio-language.ts'
import { apiVersion } from '../structure/api-version.ts'
import { texts } from './texts.ts'

/** A page of the site on which a document shows. */
interface Place {
  title: string | null
  path: string | null
}

const title = (field: string) => `coalesce(${field}.${studioLanguage}, ${field}.fr, ${field}.en)`
const place = `{"title": ${title('title')}, "path": select(_type == "article" => "/blog/" + slug.current, path)}`

// What a section takes from a document it reaches through another: a plan's price on a service's plate.
const shows = `_type in ["page", "article"] && (_id == $id || references($id) || references(*[_type == "service" && references($id)]._id))`

/** Where documents are used: on the pages that refer to them, directly or through a service. */
export const locations: DocumentLocationResolver = (
  { id, type, perspectiveStack },
  { documentStore },
) => {
  if (type === 'settings' || type === 'navigation') return everywhere
  return documentStore
    .listenQuery(
      `*[${shows}] | order(path asc)[0...50] ${place}`,
      { id },
      { apiVersion, perspective: perspectiveStack.length > 0 ? perspectiveStack : 'drafts' },
    )
    .pipe(map((places: Place[]) => found(places, studioLanguage)))
}

const everywhere: DocumentLocationsState = {
  message: texts.everywhere,
  tone: 'positive',
  locations: [{ title: 'Jalonne', href: withLanguage('/', studioLanguage) }],
}

/** What the form says of where a document is used, with a link to each page. */
export function found(places: readonly Place[], language: Language): DocumentLocationsState {
  const known = places.flatMap(({ title: name, path }) => (path ? [{ name, path }] : []))
  if (known.length === 0) return { message: texts.unused, tone: 'caution' }
  return {
    message: texts.usedOn(known.length),
    tone: 'positive',
    locations: known.map(({ name, path }) => ({
      title: name || path,
      href: withLanguage(path, language),
    })),
  }
}
