import { withKeys } from './builders/keys.ts'
import { aiFaqs } from './content/ai-faqs.ts'
import { fivePages } from './content/articles/five-pages.ts'
import { openingHours } from './content/articles/opening-hours.ts'
import { assistant } from './content/assistant.ts'
import { assistantFaqs } from './content/assistant-faqs.ts'
import { caseStudies } from './content/case-studies.ts'
import { cities } from './content/cities/index.ts'
import { clients } from './content/clients.ts'
import { landingFaqs, pricingFaqs } from './content/faqs.ts'
import { industries } from './content/industries.ts'
import { jobs } from './content/jobs.ts'
import { marketingFaqs } from './content/marketing-faqs.ts'
import { navigation } from './content/navigation.ts'
import { pages } from './content/pages/index.ts'
import { people } from './content/people.ts'
import { plans } from './content/plans/index.ts'
import { quizzes } from './content/quiz.ts'
import { redirects } from './content/redirects.ts'
import { services } from './content/services/index.ts'
import { settings } from './content/settings.ts'
import { testimonials } from './content/testimonials/index.ts'

/** A document as the content lake imports it. */
export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/**
 * The demo content: every document, in both languages, ready to be written to a content lake.
 * Each call returns fresh objects, so that a test may change its own copy.
 */
export const seedDocuments = (): SeedDocument[] =>
  [
    settings,
    navigation,
    assistant,
    ...services,
    ...plans,
    ...clients,
    ...caseStudies,
    ...testimonials,
    ...landingFaqs,
    ...assistantFaqs,
    ...pricingFaqs,
    ...marketingFaqs,
    ...aiFaqs,
    ...pages,
    ...cities,
    ...redirects,
    fivePages,
    openingHours,
    ...people,
    ...jobs,
    ...industries,
    ...quizzes,
  ].map((document) => withKeys({ ...document }))
