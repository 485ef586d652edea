import { blogPath, type Language, withLanguage } from '@jalonne/domain'
import { FEED_QUERY, localize } from '@jalonne/site/documents'
import * as v from 'valibot'
import { localizedText, textWithLanguage } from './localized-text.ts'
import type { SiteDocument } from './site-document.ts'
import { type Xml, xml } from './xml.ts'

const article = v.object({
  slug: v.string(),
  date: v.string(),
  updatedAt: v.string(),
  category: v.nullish(v.string()),
  title: textWithLanguage,
  excerpt: textWithLanguage,
})

const shape = v.object({
  brand: v.nullish(v.string(), ''),
  blog: v.nullable(
    v.object({ title: localizedText, description: localizedText, updatedAt: v.string() }),
  ),
  articles: v.array(article),
})

/** The blog for feed readers, in Atom: the articles' titles and what they are about, the newest first. */
export const feed = (language: Language): SiteDocument => ({
  type: 'application/atom+xml; charset=utf-8',
  language,
  write: async ({ read, origin }) => {
    const { brand, blog, articles } = v.parse(shape, localize(await read(FEED_QUERY, {}), language))
    const home = origin + withLanguage(blogPath, language)
    const self = `${origin}/${language}/feed.xml`
    const title = [brand, blog?.title].filter(Boolean).join(' – ')
    const dates = [...articles.map(({ updatedAt }) => updatedAt), blog?.updatedAt ?? '']
    const updated = dates.sort().at(-1) || new Date(0).toISOString()
    return xml`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${home}</id>
<title>${title}</title>
<subtitle>${blog?.description ?? ''}</subtitle>
<updated>${updated}</updated>
<author><name>${brand}</name><uri>${origin}</uri></author>
<icon>${origin}/icon-192.png</icon>
<link rel="alternate" type="text/html" hreflang="${language}" href="${home}"/>
<link rel="self" type="application/atom+xml" href="${self}"/>
${articles.map((one) => entry(one, home))}</feed>
`.text
  },
})

function entry(one: v.InferOutput<typeof article>, home: string): Xml {
  const address = `${home}/${encodeURIComponent(one.slug)}`
  const category = one.category ? [xml`<category term="${one.category}"/>`] : []
  return xml`<entry><id>${address}</id>${element('title', one.title)}<link rel="alternate" type="text/html" href="${address}"/><published>${one.date}T00:00:00Z</published><updated>${one.updatedAt}</updated>${category}${element('summary', one.excerpt)}</entry>
`
}

function element(name: 'title' | 'summary', value: v.InferOutput<typeof textWithLanguage>): Xml {
  const { text, lang } = typeof value === 'string' ? { text: value, lang: undefined } : value
  const named = lang ? [xml` xml:lang="${lang}"`] : []
  return xml`<${name}${named}>${text}</${name}>`
}
