import { article } from './article.ts'
import { assistant } from './assistant.ts'
import { caseStudy } from './case-study.ts'
import { city } from './city.ts'
import { client } from './client.ts'
import { faq } from './faq.ts'
import { industry } from './industry.ts'
import { job } from './job.ts'
import { navigation } from './navigation.ts'
import { page } from './page.ts'
import { person } from './person.ts'
import { plan } from './plan.ts'
import { quiz } from './quiz.ts'
import { redirect } from './redirect.ts'
import { service } from './service.ts'
import { settings } from './settings.ts'
import { testimonial } from './testimonial.ts'

/** Everything an editor can create, one document each. */
export const documentTypes = [
  article,
  assistant,
  caseStudy,
  city,
  client,
  faq,
  industry,
  job,
  navigation,
  page,
  person,
  plan,
  quiz,
  redirect,
  service,
  settings,
  testimonial,
]
