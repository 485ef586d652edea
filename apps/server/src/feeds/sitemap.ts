import { type Language, languages, onlyLanguage, withLanguage } from '@jalonne/domain'
import { PATHS_QUERY } from '@jalonne/site/documents'
import * as v from 'valibot'
import type { SiteDocument } from './site-document.ts'
import { xml } from './xml.ts'

const shape = v.array(
  v.object({
    path: v.string(),
    noindex: v.boolean(),
    title: v.nullish(v.object({ fr: v.nullish(v.string()), en: v.nullish(v.string()) })),
    changes: v.array(v.nullish(v.string())),
  }),
)

type Entry = v.InferOutput<typeof shape>[number]

/** Every page search engines may list, in the languages its title is written in. An editor's redirects are no pages, and stand nowhere. */
export const sitemap: SiteDocument = {
  type: 'application/xml; charset=utf-8',
  language: 'en',
  write: async ({ read, origin }) => {
    const entries = v.parse(shape, await read(PATHS_QUERY, {}))
    const urls = entries.filter(({ noindex, path }) => path && !noindex).flatMap(urlsOf(origin))
    return xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}</urlset>
`.text
  },
}

const urlsOf = (origin: string) => (entry: Entry) => {
  const { path, changes, title } = entry
  const only = onlyLanguage(title)
  const written = only ? [only] : languages
  const address = (language: Language) => origin + encodeURI(withLanguage(path, language))
  const changed = changes
    .filter((date) => typeof date === 'string')
    .sort()
    .at(-1)
  const alternates = [
    ...written.map((language) => [language, address(language)] as const),
    ['x-default', address(only ?? 'en')] as const,
  ].map(([name, href]) => xml`<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
  return written.map(
    (language) =>
      xml`<url><loc>${address(language)}</loc>${changed ? [xml`<lastmod>${changed}</lastmod>`] : []}${alternates}</url>
`,
  )
}
