import { say } from '../languages/studio-language.ts'

/** The families of prices, in the order they are looked for. */
export const families = [
  { value: 'site', title: say('Websites', 'Sites internet') },
  { value: 'seo', title: say('SEO packs', 'Packs SEO') },
  { value: 'localSeo', title: say('Local SEO', 'SEO local') },
  { value: 'chatbot', title: say('Chatbots', 'Chatbots') },
  { value: 'hosting', title: say('Hosting', 'Hébergement') },
] as const

/** Makes a new plan of the family that is being looked at. */
export const planOfFamily = {
  id: 'plan-of-family',
  title: say('Plan of this family', 'Offre de cette famille'),
  schemaType: 'plan',
  parameters: [{ name: 'family', title: 'Family', type: 'string' }],
  value: ({ family }: { family?: string }) => ({ family }),
}
