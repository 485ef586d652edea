import type { SiteRouter } from '../../router.tsx'
import type { HeadElement } from './head-element.ts'
import { type PageFacts, readPageFacts } from './page-facts.ts'
import { sharing } from './sharing.ts'
import { structuredData } from './structured-data/structured-data.ts'

/**
 * What only machines read of the page a router shows: for networks, feed readers and search engines. None of it is
 * React's, so that a first view loads no code for it.
 */
export function pageHeadElements(router: SiteRouter): HeadElement[] {
  const facts = readPageFacts(router)
  if (!facts) return []
  const data = structuredData(facts)
  return [
    feed(facts),
    ...sharing(facts),
    ...(data
      ? [{ tag: 'script' as const, attributes: { type: 'application/ld+json' }, data }]
      : []),
  ]
}

function feed({ language, layout }: PageFacts): HeadElement {
  const title = layout.settings?.brand.name ?? 'Blog'
  const href = `/${language}/feed.xml`
  return {
    tag: 'link',
    attributes: { rel: 'alternate', type: 'application/atom+xml', title, href },
  }
}
