/** The families of prices, in the order they are looked for. */
export const families = [
  { value: 'site', title: 'Websites' },
  { value: 'seo', title: 'SEO packs' },
  { value: 'localSeo', title: 'Local SEO' },
  { value: 'chatbot', title: 'Chatbots' },
  { value: 'hosting', title: 'Hosting' },
] as const

/** Makes a new plan of the family that is being looked at. */
export const planOfFamily = {
  id: 'plan-of-family',
  title: 'Plan of this family',
  schemaType: 'plan',
  parameters: [{ name: 'family', title: 'Family', type: 'string' }],
  value: ({ family }: { family?: string }) => ({ family }),
}
