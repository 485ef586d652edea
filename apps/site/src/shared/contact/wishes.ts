/** The keys of the services that an address can ask for: `/contact?product=seo`. Each makes a page of its own to keep. */
export const productKeys = [
  'website',
  'graphic-design',
  'seo',
  'artificial-intelligence',
  'paid-media',
  'digital-marketing',
  'e-commerce',
  'lead-generation',
  'social-media',
  'analytics',
  'hosting',
] as const

/** The families of plans, in the order the form lists them. */
export const planFamilies = ['site', 'seo', 'localSeo', 'chatbot', 'hosting'] as const

/** The plans that an address can ask for: `/pricing?plan=site-pro`. Each makes a page of its own to keep. */
export const planKeys = [
  'site-basic',
  'site-pro',
  'site-commerce',
  'site-enterprise',
  'seo-essentiel',
  'seo-advanced',
  'seo-expert',
  'localSeo-local',
  'chatbot-essential',
  'chatbot-pro',
  'chatbot-ultime',
  'hosting-perform',
  'hosting-secureweb',
  'hosting-expansion',
] as const

/** What a query asks a form to open with: the keys of a service and of a plan; null for none, and for one there isn't. */
export function wishIn(search: string): { product: string | null; plan: string | null } {
  const asked = new URLSearchParams(search)
  return {
    product: productKeys.find((key) => key === asked.get('product')) ?? null,
    plan: planKeys.find((key) => key === asked.get('plan')) ?? null,
  }
}
