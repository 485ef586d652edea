/** The keys of the services that an address can ask for: `/contact?product=seo`. */
const productKeys = [
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
]

/** The plans that an address can ask for: `/pricing?plan=site-pro`. */
const planKeys = [
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
]

interface RenderedKeys {
  plan: readonly string[]
  product: readonly string[]
}

/**
 * What the server renders forms with, by path without language. Each makes a page of its own to cache, which is why the
 * keys are listed: those an editor adds, and forms on other pages, are seen to once the page is hydrated.
 */
export const renderedKeys: Readonly<Record<string, RenderedKeys>> = {
  '/contact': { plan: planKeys, product: productKeys },
  '/pricing': { plan: planKeys, product: [] },
  '/services/hosting-and-maintenance': {
    plan: planKeys.filter((key) => key.startsWith('hosting-')),
    product: [],
  },
}

/** The keys of a service and of a plan that a form is to open with; null for none. */
export interface WishedKeys {
  product: string | null
  plan: string | null
}

/** What a query asks a form to open with. */
export function wishIn(search: string): WishedKeys {
  const asked = new URLSearchParams(search)
  return { product: asked.get('product'), plan: asked.get('plan') }
}

/** Reads a value as one of those known; null for any other. */
export const oneOf =
  (known: readonly string[] = []) =>
  (value: string | null): string | null =>
    known.find((one) => one === value) ?? null

/** As `wishIn`, of what the server renders a form of the page with. */
export function renderedWish(path: string, search: string): WishedKeys {
  const { product, plan } = wishIn(search)
  const keys = renderedKeys[path]
  return { product: oneOf(keys?.product)(product), plan: oneOf(keys?.plan)(plan) }
}
