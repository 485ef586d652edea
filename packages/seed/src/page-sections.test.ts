import { expect, test } from 'vitest'
import type { LocaleString } from './builders/text.ts'
import { fivePages } from './content/articles/five-pages.ts'
import { industries } from './content/industries.ts'
import { pages } from './content/pages/index.ts'
import { services } from './content/services/index.ts'

const sectionsOf = (path: string) => pages.find((page) => page.path === path)?.sections ?? []

const addresses = new Map<unknown, string>([
  ...[...pages, ...services].map(({ _id, path }) => [_id, path] as const),
  [fivePages._id, `/blog/${fivePages.slug.current}`],
])

/** Where a link leads, or a reference, or an item that holds one of them. */
const addressOf = (value: unknown): unknown => {
  if (!(value instanceof Object)) return undefined
  const { _ref, path, page, link, service } = value as Record<string, unknown>
  return addresses.get(_ref) ?? path ?? addressOf(page ?? link ?? service)
}

const outlineOf = (name: string, field: unknown): string[] => {
  if (Array.isArray(field)) {
    const targets = field.map(addressOf).filter((address) => address !== undefined)
    return [`${field.length} ${name}`, ...targets.map((address) => `→ ${address}`)]
  }
  const type = field instanceof Object && Reflect.get(field, '_type')
  if (type === 'link') return [`${name} → ${addressOf(field)}`]
  return type === 'chatMode' ? [name] : []
}

/** The sections of a page from top to bottom: key and type, how many things of which kind, and where they lead. */
const outline = (path: string) =>
  sectionsOf(path).map(({ _type, _key, ...fields }) => [
    `${_key}: ${_type}`,
    ...Object.entries(fields).flatMap(([name, field]) => outlineOf(name, field)),
  ])

test('R1: the landing page leads five ways, shows its wall and answers three questions', () => {
  expect(outline('/')).toEqual([
    [
      'hero: heroPlates',
      '2 actions',
      '→ /contact',
      '→ /contact#call',
      '5 plates',
      '→ /services/website-design-development',
      '→ /services/graphic-design',
      '→ /services/seo-visibility',
      '→ /services/artificial-intelligence-ai',
      '→ /services',
    ],
    ['work: work', 'link → /projects', '3 studies'],
    ['clients: clientMarks', '13 clients', 'link → /contact'],
    ['invitation: callToActionCard', 'link → /services/seo-visibility'],
    ['voices: largeVoices', '3 testimonials'],
    ['testimonials: testimonialWall', '42 testimonials'],
    ['questions: faqList', '3 faqs', 'contact → /contact'],
  ])
})

test('R4: the choice of a website has two ways, eight industries, four differences and a form', () => {
  expect(outline('/services/website-design-development')).toEqual([
    [
      'fork: fork',
      '2 arms',
      '→ /services/website-design-development/web-refresh',
      '→ /services/website-design-development/web-new',
    ],
    ['figures: figures', '3 figures'],
    ['industries: industries', '8 industries'],
    ['sketches: imageAndText', 'link → /blog/five-pages'],
    ['steps: steps', '4 steps'],
    ['voices: testimonialCarousel', '7 testimonials'],
    [
      'goes-well-with: servicesList',
      '3 services',
      '→ /services/graphic-design',
      '→ /services/seo-visibility',
      '→ /services/hosting-and-maintenance',
    ],
    ['contact-form: serviceContactForm', 'privacy → /legal/privacy'],
  ])
  expect(industries.map(({ title }) => title.en)).toEqual([
    'Health',
    'Finance',
    'Hair & beauty',
    'Hotels & restaurants',
    'Pets',
    'Spirituality & wellbeing',
    'Construction',
    'Real estate',
  ])
})

test('R5: a new website has marks, cards, a pile, a mosaic, four plans and a form', () => {
  expect(outline('/services/website-design-development/web-new')).toEqual([
    ['header: pageHeader'],
    ['stages: siteStages', '3 stages'],
    ['clients: clientMarks', '13 clients'],
    ['features: featureCards', '6 cards'],
    ['starts: cardStack', '3 cards'],
    ['delivered: bento', '6 cells'],
    ['plans: planCards', '4 plans', 'link → /pricing'],
    ['contact-form: serviceContactForm', 'privacy → /legal/privacy'],
    ['invitation: callToActionCard', 'link → /services/website-design-development/web-refresh'],
  ])
})

test('R7: SEO has its demo, benefits, three voices, three packs and a form', () => {
  expect(outline('/services/seo-visibility')).toEqual([
    ['header: pageHeader'],
    ['demo: searchDemo', '2 others', '5 positions'],
    ['method: steps', '4 steps'],
    ['benefits: featureCards', '6 cards'],
    ['voices: largeVoices', '3 testimonials'],
    ['seo-packs: seoPacks', '3 plans', 'action → /services/seo-visibility#contact'],
    ['extras: pricingExtras', '1 groups'],
    ['cities: cityList'],
    ['text: richText'],
    ['contact-form: serviceContactForm', 'privacy → /legal/privacy'],
    ['invitation: callToActionCard', 'link → /services/paid-media'],
  ])
})

test('R9: graphic design has eight badges, four things to order and a form', () => {
  expect(outline('/services/graphic-design')).toEqual([
    ['header: pageHeader', 'action → /services/graphic-design#contact'],
    ['ring: badgeRing', 'link → /services/graphic-design#contact', '8 badges'],
    ['works: featureCards', '4 cards'],
    ['text: richText'],
    [
      'goes-well-with: servicesList',
      '2 services',
      '→ /services/website-design-development',
      '→ /services/social-media',
    ],
    ['contact-form: serviceContactForm', 'privacy → /legal/privacy'],
    ['invitation: callToActionCard', 'link → /services/website-design-development/web-new'],
  ])
  const works = sectionsOf('/services/graphic-design').find(({ _key }) => _key === 'works')
  const cards = works?.cards as { title: LocaleString }[] | undefined
  expect(cards?.map(({ title }) => title.en)).toEqual(['Logo', 'Guidelines', 'Print', 'Digital'])
})

test('R10: digital marketing has four benefits beside the audit, and three voices', () => {
  expect(outline('/services/digital-marketing')).toEqual([
    ['header: pageHeader', 'action → /services/digital-marketing#contact'],
    ['benefits: benefitsWithAside', '4 benefits', 'link → /services/digital-marketing#contact'],
    ['voices: testimonialCarousel', '3 testimonials'],
    [
      'channels: servicesList',
      '5 services',
      '→ /services/seo-visibility',
      '→ /services/paid-media',
      '→ /services/social-media',
      '→ /services/lead-generation',
      '→ /services/analytics-and-cro',
    ],
    ['contact-form: serviceContactForm', 'privacy → /legal/privacy'],
  ])
})

test('R12: chatbots have four advantages, two ways to install one, four steps and three plans', () => {
  const path = '/services/artificial-intelligence-ai/chatbots'
  expect(outline(path)).toEqual([
    ['header: pageHeader', `action → ${path}#plans`],
    ['demo: chatDemo', '5 messages', '3 features', `link → ${path}#contact`],
    ['reasons: figures', '3 figures'],
    ['advantages: featureCards', '4 cards'],
    ['modes: chatModes', 'popup', 'inline'],
    ['approach: steps', '4 steps'],
    ['plans: planCards', '3 plans', 'link → /pricing'],
    ['benefits: benefitsWithAside', '4 benefits', `link → ${path}#contact`],
    ['voices: testimonialCarousel', '3 testimonials'],
    ['contact-form: serviceContactForm', 'privacy → /legal/privacy'],
    [
      'goes-well-with: servicesList',
      '3 services',
      '→ /services/artificial-intelligence-ai',
      '→ /services/website-design-development',
      '→ /services/lead-generation',
    ],
  ])
})

test('R13: hosting has three features, the problem, five differences, the era, plans, benefits and why us', () => {
  const path = '/services/hosting-and-maintenance'
  expect(outline(path)).toEqual([
    ['header: pageHeader', `action → ${path}#plans`],
    ['features: featureCards', '3 cards'],
    ['problem: imageAndText'],
    ['differences: featureCards', '5 cards'],
    ['era: steps', '4 steps'],
    ['picker: planPicker', '3 plans', 'privacy → /legal/privacy'],
    ['benefits: benefitsWithAside', '4 benefits', `link → ${path}#plans`],
    ['why: figures', '3 figures'],
    [
      'goes-well-with: servicesList',
      '2 services',
      '→ /services/website-design-development',
      '→ /services/seo-visibility',
    ],
    ['invitation: callToActionCard', 'link → /contact'],
  ])
})
