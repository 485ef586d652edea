import { expect, test } from 'vitest'
import type { Reference } from './builders/reference.ts'
import type { LocaleString } from './builders/text.ts'
import { pages } from './content/pages/index.ts'
import type { Section } from './content/pages/page.ts'
import { plans } from './content/plans/index.ts'
import { sitePlans } from './content/plans/site.ts'

/** What the plans of a family contain, as English readers see it; gifts are marked as such. */
const contents = (family: string) =>
  Object.fromEntries(
    plans
      .filter((plan) => plan.family === family)
      .map(({ key, features }) => [
        key,
        features.map(({ text, gift }) => (gift ? `🎁 ${text.en}` : text.en)),
      ]),
  )

/** What compares the website plans on the price list. */
type Timetable = Section & {
  rows: {
    label: LocaleString
    cells: { plan: Reference; included: boolean; text?: LocaleString }[]
  }[]
  included: LocaleString[]
}

const timetable = pages
  .find(({ path }) => path === '/pricing')
  ?.sections.find(({ _type }) => _type === 'planTimetable') as Timetable | undefined

/** Its lines: what is compared, then each website plan, beginning with the cheapest. */
const rows = (language: 'fr' | 'en') =>
  timetable?.rows.map(({ label, cells }) => [
    label[language],
    ...sitePlans.map(({ _id }) => {
      const cell = cells.find(({ plan }) => plan._ref === _id)
      return cell?.text?.[language] ?? (cell?.included ? '✓' : '–')
    }),
  ])

const included = (language: 'fr' | 'en') => timetable?.included.map((line) => line[language])

const figuresOf = (text: string) => text.match(/\d+/g) ?? []

test('K1: the website plans', () => {
  expect(contents('site')).toEqual({
    basic: [
      'Up to 5 pages',
      '5 h of light edits per month',
      'Email support',
      '🎁 Free SEO audit to start with',
    ],
    pro: [
      'Up to 20 pages',
      '10 h of edits per month',
      'Priority email and phone support',
      'Protection against cyber attacks',
      '🎁 Free Essentiel SEO pack',
    ],
    commerce: [
      'Shop with up to 100 products',
      '10 h of edits per month',
      'Order management',
      '🎁 Free Essentiel SEO pack',
    ],
    enterprise: [
      'Unlimited pages',
      'Dedicated account manager',
      'Advanced protection and marketing',
      '🎁 Free Advanced SEO pack',
    ],
  })
})

test('K1: the website plans side by side', () => {
  expect(rows('en')).toEqual([
    ['Pages', 'up to 5', 'up to 20', 'up to 20', 'unlimited'],
    ['Languages', '1', '1', '1', 'several'],
    ['Edits per month', '5 h, light edits', '10 h', '10 h', 'custom'],
    [
      'Support',
      'email',
      'priority, email and phone',
      'priority, email and phone',
      'dedicated account manager',
    ],
    ['Protection against cyber attacks', '–', '✓', '✓', 'advanced'],
    ['Products in the shop', '–', '–', 'up to 100', 'custom'],
    ['Order management', '–', '–', '✓', '✓'],
    ['Advanced marketing', '–', '–', '–', '✓'],
  ])
  expect(rows('fr')).toEqual([
    ['Pages', 'jusqu’à 5', 'jusqu’à 20', 'jusqu’à 20', 'illimitées'],
    ['Langues', '1', '1', '1', 'plusieurs'],
    ['Modifications par mois', '5 h, petites retouches', '10 h', '10 h', 'sur mesure'],
    [
      'Assistance',
      'e-mail',
      'prioritaire, e-mail et téléphone',
      'prioritaire, e-mail et téléphone',
      'responsable de compte attitré',
    ],
    ['Protection contre les cyberattaques', '–', '✓', '✓', 'avancée'],
    ['Produits en boutique', '–', '–', 'jusqu’à 100', 'sur mesure'],
    ['Gestion des commandes', '–', '–', '✓', '✓'],
    ['Marketing avancé', '–', '–', '–', '✓'],
  ])
})

test('K1: every website plan includes domain, hosting and basic SEO', () => {
  expect(included('en')).toEqual([
    'Free domain name',
    'Free hosting during the subscription',
    'Basic SEO',
  ])
  expect(included('fr')).toEqual([
    'Nom de domaine offert',
    'Hébergement offert pendant l’abonnement',
    'Référencement de base',
  ])
})

test('K2: the SEO packs and the local offer', () => {
  expect({ ...contents('seo'), ...contents('localSeo') }).toEqual({
    essentiel: [
      'Technical audit and keyword research',
      'Titles and descriptions rewritten',
      'Sitemap and tracking tools set up',
    ],
    advanced: ['3 optimised pages', '3 months of tracking', 'A clear report every month'],
    expert: [
      'Everything in Advanced',
      '10 optimised pages',
      '3 months of tracking',
      'Competitor analysis',
    ],
    local: [
      'Complete business listing',
      'Same details in every directory',
      'A routine for collecting reviews',
    ],
  })
})

test('K3: the chatbots', () => {
  expect(contents('chatbot')).toEqual({
    essential: [
      '100 free conversations a month',
      'Hosting and API provided by Jalonne',
      'Email support',
    ],
    pro: ['Unlimited conversations', 'Your own API key', 'One-off set-up fee'],
    ultime: ['Several channels', 'Priority support', 'Custom project'],
  })
})

test('K4: the hosting plans', () => {
  expect(contents('hosting')).toEqual({
    perform: ['Swiss hosting', 'SSL certificate', 'Support', 'Initial optimisation'],
    secureweb: ['Everything in Perform', 'Maintenance', 'Security monitoring', 'Backups'],
    expansion: [
      'Everything in SecureWeb',
      'Technical SEO',
      'AI indexing',
      'Quarterly audits',
      'Priority support',
    ],
  })
})

test('every line of a plan has the same figures in both languages', () => {
  const lines = plans.flatMap(({ features }) => features.map(({ text }) => text))
  const differing = lines.filter(({ fr, en }) => `${figuresOf(fr)}` !== `${figuresOf(en)}`)
  expect(differing).toEqual([])
})

test('a hosting plan, and the Expert pack, begin with all that the cheaper one has', () => {
  const hosting = plans.filter(({ family }) => family === 'hosting')
  const packs = plans.filter(({ _id }) => /^plan-seo-(advanced|expert)$/.test(_id))
  expect([hosting.length, packs.length]).toEqual([3, 2])
  for (const family of [hosting, packs]) {
    for (const [at, { features }] of family.entries()) {
      const cheaper = family[at - 1]
      if (!cheaper) continue
      expect(features[0]?.text).toMatchObject({
        fr: `Tout ${cheaper.name.fr}`,
        en: `Everything in ${cheaper.name.en}`,
      })
    }
  }
})

test('every website plan has a gift that leads to the SEO page', () => {
  const gifts = plans
    .filter(({ family }) => family === 'site')
    .map(({ features }) => features.filter(({ gift }) => gift).map(({ link }) => link))
  expect(gifts).toHaveLength(4)
  for (const links of gifts) {
    expect(links).toMatchObject([{ page: { _ref: 'service-seo' } }])
  }
})
