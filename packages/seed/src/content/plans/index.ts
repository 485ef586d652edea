import { chatbotPlans } from './chatbots.ts'
import { hostingPlans } from './hosting.ts'
import type { Plan } from './plan.ts'
import { localSeoPlans, seoPlans } from './seo.ts'
import { sitePlans } from './site.ts'

/** Everything with a price list, family after family. */
export const plans: Plan[] = [
  ...sitePlans,
  ...seoPlans,
  ...localSeoPlans,
  ...chatbotPlans,
  ...hostingPlans,
]
