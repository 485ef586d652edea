import { toPlainText } from '@portabletext/toolkit'
import type { AboutPage, BreadcrumbList, FAQPage, Question, WebPage } from 'schema-dts'
import { blocksOf, languageOf } from '../../../queries/localize.ts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'
import { sharePicture } from '../share-picture.ts'
import { agencyId, partOfSite } from './agency.ts'
import { peopleShown } from './people.ts'

const trailId = ({ url }: PageFacts) => ({ '@id': `${url}#trail` })

/** The page itself; one that answers questions says which, and what the answers are. One that shows the people is about the agency. */
export function webPage(facts: PageFacts): WebPage | AboutPage | FAQPage {
  const { url, title, description, language, trail } = facts
  const shown = facts.article ?? facts.project ?? facts.page
  const shared = {
    '@id': url,
    url,
    name: title,
    ...(description && { description }),
    inLanguage: languageOf(shown?.title ?? null) ?? language,
    ...partOfSite(facts),
    about: agencyId(facts),
    primaryImageOfPage: { '@type': 'ImageObject' as const, url: sharePicture(facts).url },
    ...(trail.length > 0 && { breadcrumb: trailId(facts) }),
  }
  const questions = questionsOf(facts)
  if (questions.length > 0) return { '@type': 'FAQPage', ...shared, mainEntity: questions }
  return { '@type': peopleShown(facts).length > 0 ? 'AboutPage' : 'WebPage', ...shared }
}

/** The way from the home page down to this one; none on the home page itself. */
export function breadcrumbs(facts: PageFacts): BreadcrumbList | null {
  if (facts.trail.length === 0) return null
  return {
    '@type': 'BreadcrumbList',
    ...trailId(facts),
    itemListElement: facts.trail.map(({ name, url }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: url,
    })),
  }
}

function questionsOf({ page }: PageFacts): Question[] {
  const sections = page?.sections ?? []
  const faqs = sections.flatMap((section) => (section._type === 'faqList' ? section.faqs : []))
  return faqs.flatMap(({ question, answer }) => {
    const name = textOf(question)
    const text = toPlainText(blocksOf(answer))
    if (!name || !text) return []
    return {
      '@type': 'Question' as const,
      name,
      acceptedAnswer: { '@type': 'Answer' as const, text },
    }
  })
}
