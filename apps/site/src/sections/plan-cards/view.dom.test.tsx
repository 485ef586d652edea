import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PlanContent, SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'
import { testPlan } from '../../testing/plans.ts'

afterEach(cleanup)

const plan = (key: string, more: Partial<PlanContent> = {}) =>
  testPlan(key, {
    features: [{ _key: 'a', text: `Feature of ${key}`, gift: false, link: null }],
    ...more,
  })

const open = (more: Partial<SectionOf<'planCards'>>) =>
  openSite('/en', {
    callToAction: { label: 'Request a quote', href: '/contact' },
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [
        {
          _type: 'planCards',
          _key: 'p',
          anchor: 'plans',
          title: 'Plans',
          lead: null,
          figure: null,
          plans: [plan('perform', { popular: true }), plan('secureweb')],
          link: { label: 'All prices', href: '/pricing' },
          ...more,
        },
      ],
    }),
  })

const card = (name: string) => within(screen.getByRole('article', { name: new RegExp(`^${name}`) }))

test('R5: each plan has its price and features, and leads to the form with the plan chosen', async () => {
  await open({ figure: { price: 120, period: 'year', from: true, text: null } })
  expect(card('perform').getByText('120 CHF')).toBeDefined()
  expect(card('perform').getByText('Feature of perform')).toBeDefined()
  expect(card('perform').getByText('Most popular')).toBeDefined()
  const link = card('secureweb').getByRole('link', { name: 'Request a quote (secureweb)' })
  expect(link.getAttribute('href')).toBe('/en/contact?plan=hosting-secureweb')
  expect(screen.getByText(/from 120/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'All prices' }).getAttribute('href')).toBe('/en/pricing')
})

test('K1: a gift stands apart from what lasts, under the limited offer, and leads where it says', async () => {
  const gift = { label: 'SEO', href: '/services/seo-visibility' }
  const features = [
    { _key: 'a', text: 'Email support', gift: false, link: null },
    { _key: 'b', text: 'Free SEO pack', gift: true, link: gift },
  ]
  await open({ plans: [plan('basic', { features }), plan('pro')] })
  const title = 'Limited offer: new subscriptions only'
  const [lasting, offered] = card('basic').getAllByRole('list')
  expect(lasting?.textContent).toBe('Email support')
  expect(offered?.textContent).toBe('Free SEO pack')
  expect(offered?.previousElementSibling).toBe(card('basic').getByRole('heading', { name: title }))
  expect(offered?.querySelector('svg')).not.toBeNull()
  const link = card('basic').getByRole('link', { name: 'Free SEO pack' })
  expect(link.getAttribute('href')).toBe('/en/services/seo-visibility')
  expect(card('pro').queryByText(title)).toBeNull()
})

test('when every plan is gone the heading and the link stay', async () => {
  await open({ plans: [] })
  expect(screen.getByRole('heading', { name: 'Plans' })).toBeDefined()
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByRole('link', { name: 'All prices' })).toBeDefined()
})

test('a plan on request with a very long name says so', async () => {
  await open({ plans: [plan('n'.repeat(300), { price: null, features: [] })], link: null })
  expect(card('n{300}').getByText('On request')).toBeDefined()
})
