import { projectPath, withLanguage } from '@jalonne/domain'
import type { CreativeWork, ItemList } from 'schema-dts'
import { languageOf } from '../../../queries/localize.ts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'
import { sharePicture } from '../share-picture.ts'
import { agencyId } from './agency.ts'

/** The case study a page tells of: what was made, for whom, and when it went live. */
export function project(facts: PageFacts): CreativeWork | null {
  const { project: study, url } = facts
  if (!study) return null
  const about = textOf(study.industry?.title)
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#project`,
    url,
    name: textOf(study.title),
    ...(study.summary && { description: textOf(study.summary) }),
    ...(study.date && { datePublished: study.date }),
    dateModified: study.updatedAt,
    image: sharePicture(facts).url,
    inLanguage: languageOf(study.title) ?? facts.language,
    creator: agencyId(facts),
    ...(about && { about: { '@type': 'Thing', name: about } }),
    mainEntityOfPage: { '@id': url },
  }
}

/** The case studies a page lists, with their addresses. */
export function projectList(facts: PageFacts): ItemList | null {
  const { config, language, name, projects, url } = facts
  if (projects.length === 0) return null
  return {
    '@type': 'ItemList',
    '@id': `${url}#projects`,
    name,
    itemListElement: projects.map(({ slug, title }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: textOf(title),
      url: config.origin + withLanguage(projectPath(slug), language),
    })),
  }
}
