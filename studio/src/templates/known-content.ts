import type { SanityClient } from '@sanity/client'
import type { InitialValueResolverContext } from 'sanity'
import { apiVersion } from '../connection/api-version.ts'

/** What a new page can point to, by id; lists are empty and pages `null` where the lake has none. */
export interface KnownContent {
  contact: string | null
  services: string[]
  testimonials: string[]
  faqs: string[]
}

/** The query of `knownContent`: the questions of the home page, and as many testimonials as fill the three columns of the wall. */
export const knownContentQuery = `{
  "contact": *[_type == "page" && path == "/contact"][0]._id,
  "services": *[_type == "service"] | order(order asc)[0...4]._id,
  "testimonials": *[_type == "testimonial"] | order(_id asc)[0...9]._id,
  "faqs": coalesce(*[_type == "page" && path == "/"][0].sections[_type == "faqList"][0].faqs[]._ref, [])
}`

const nothingKnown: KnownContent = { contact: null, services: [], testimonials: [], faqs: [] }

/** Sanity gives a template ten seconds, then begins with an empty form; in milliseconds. */
const patience = 8_000

/** How long what was read ahead may be pointed to, in milliseconds. */
const keptFor = 60_000

let readAhead: { known: KnownContent; until: number } | undefined

const read = (client: SanityClient, signal?: AbortSignal): Promise<KnownContent> =>
  client
    .withConfig({ perspective: 'published' })
    .fetch(knownContentQuery, {}, signal ? { signal } : {})

/** Reads it before a template asks: a page that begins within the next minute waits for no request. */
export async function readKnownContentAhead(client: SanityClient): Promise<void> {
  readAhead = undefined
  try {
    readAhead = { known: await read(client), until: performance.now() + keptFor }
  } catch {
    // The template reads it itself, and says what is wrong.
  }
}

/** Reads what is published and worth pointing to; nothing where the lake does not respond in time. */
export async function knownContent({
  getClient,
}: Pick<InitialValueResolverContext, 'getClient'>): Promise<KnownContent> {
  if (readAhead && performance.now() < readAhead.until) return readAhead.known
  const signal = AbortSignal.timeout(patience)
  try {
    return await read(getClient({ apiVersion }), signal)
  } catch (error) {
    if (signal.aborted) return nothingKnown
    throw error
  }
}
