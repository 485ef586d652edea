import { type PlanFamily, planFamilies } from '@jalonne/domain'
import { say } from '../languages/studio-language.ts'

const titles: Record<PlanFamily, string> = {
  site: say('Websites', 'Sites internet'),
  seo: say('SEO packs', 'Packs SEO'),
  localSeo: say('Local SEO', 'SEO local'),
  chatbot: say('Chatbots', 'Chatbots'),
  hosting: say('Hosting', 'Hébergement'),
}

/** The families of prices, in the order they are looked for. */
export const families = planFamilies.map((value) => ({ value, title: titles[value] }))

/** The heading over plans that were given no family yet. */
export const withoutFamily = say('Without a family', 'Sans famille')

/** Makes a new plan of the family that is being looked at. */
export const planOfFamily = {
  id: 'plan-of-family',
  title: say('Plan of this family', 'Offre de cette famille'),
  schemaType: 'plan',
  parameters: [{ name: 'family', title: 'Family', type: 'string' }],
  value: ({ family }: { family?: string }) => ({ family }),
}
