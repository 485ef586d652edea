import type { InitialValueResolverContext } from 'sanity'
import { apiVersion } from '../connection/api-version.ts'

/** What a new page can point to, by id; lists are empty and pages `null` where the lake has none. */
export interface KnownContent {
  contact: string | null
  services: string[]
  testimonials: string[]
  faqs: string[]
}

/** The query of `knownContent`; as many testimonials as fill the three columns of the wall. */
export const knownContentQuery = `{
  "contact": *[_type == "page" && path == "/contact"][0]._id,
  "services": *[_type == "service"] | order(order asc)[0...4]._id,
  "testimonials": *[_type == "testimonial"] | order(_id asc)[0...9]._id,
  "faqs": *[_type == "faq" && topic in ["general", "website", "pricing"]] | order(_id asc)[0...4]._id
}`

/** Reads what is published and worth pointing to. */
export function knownContent({
  getClient,
}: Pick<InitialValueResolverContext, 'getClient'>): Promise<KnownContent> {
  return getClient({ apiVersion }).withConfig({ perspective: 'published' }).fetch(knownContentQuery)
}
