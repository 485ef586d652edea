import type { Graph, Thing } from 'schema-dts'
import type { PageFacts } from '../page-facts.ts'
import { agency, webSite } from './agency.ts'
import { localBusinesses } from './local-business.ts'
import { plansOffered } from './plans.ts'
import { project, projectList } from './project.ts'
import { service } from './service.ts'
import { breadcrumbs, webPage } from './web-page.ts'
import { blog, posting } from './writing.ts'

const parts: readonly ((facts: PageFacts) => Thing | Thing[] | null)[] = [
  agency,
  webSite,
  webPage,
  breadcrumbs,
  plansOffered,
  localBusinesses,
  service,
  blog,
  posting,
  projectList,
  project,
]

/** A page in the words of schema.org; nothing for a page search engines should not keep. */
export function structuredData(facts: PageFacts): Graph | null {
  if (facts.noindex) return null
  return {
    '@context': 'https://schema.org',
    '@graph': parts.flatMap((part) => part(facts) ?? []),
  }
}
