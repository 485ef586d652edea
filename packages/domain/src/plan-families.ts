/** The families of plans, in the order they are listed. */
export const planFamilies = ['site', 'seo', 'localSeo', 'chatbot', 'hosting'] as const

export type PlanFamily = (typeof planFamilies)[number]
