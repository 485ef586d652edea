import { expect, test } from 'vitest'
import { declaredQuery } from './declared-query.ts'

test('a category of the blog is a page of its own, in both languages', () => {
  expect(declaredQuery('/fr/blog', '?category=website')).toBe('?category=website')
  expect(declaredQuery('/en/blog', '?utm_source=x&category=visibility&a=b')).toBe(
    '?category=visibility',
  )
})

test('the form knows the service a visitor comes from', () => {
  expect(declaredQuery('/fr/contact', '?product=seo')).toBe('?product=seo')
  expect(declaredQuery('/fr/contact', '?product=%3Cscript%3E')).toBe('')
})

test('the form knows the plan a visitor has chosen, on whatever page it stands', () => {
  expect(declaredQuery('/fr/pricing', '?utm_source=x&plan=site-pro')).toBe('?plan=site-pro')
  expect(declaredQuery('/en/contact', '?plan=hosting-perform')).toBe('?plan=hosting-perform')
  expect(declaredQuery('/en/contact', '?product=seo&plan=seo-grand')).toBe(
    '?plan=seo-grand&product=seo',
  )
  const yearly = '?plan=site-pro&billing=yearly'
  expect(declaredQuery('/fr/pricing', '?billing=yearly&plan=site-pro')).toBe(yearly)
  expect(declaredQuery('/fr/pricing', '?billing=daily&plan=site-pro')).toBe('?plan=site-pro')
  expect(declaredQuery('/fr/pricing', '?billing=yearly')).toBe('')
  expect(declaredQuery('/fr/pricing', '?plan=a%20b')).toBe('')
  expect(declaredQuery('/fr/pricing', `?plan=${'a'.repeat(81)}`)).toBe('')
  const hosting = '/en/services/hosting-and-maintenance'
  expect(declaredQuery(hosting, '?plan=hosting-secureweb')).toBe('?plan=hosting-secureweb')
})

test('all categories there are not are one page', () => {
  const unknown = ['?category=nothing', '?category=nonsense&utm_source=x', '?category=%00<script>']
  expect(unknown.map((search) => declaredQuery('/fr/blog', search))).toEqual(
    unknown.map(() => '?category=unknown'),
  )
  expect(declaredQuery('/fr/blog', '?category=unknown')).toBe('?category=unknown')
})

test('R23: a choice of projects is a page of its own; what can be no key is not', () => {
  const path = '/fr/projects'
  expect(declaredQuery(path, '?utm_source=x&service=seo')).toBe('?service=seo')
  expect(declaredQuery(path, '?service=seo&industry=pets')).toBe('?industry=pets&service=seo')
  expect(declaredQuery(path, '?industry=%3Cscript%3E')).toBe('')
  expect(declaredQuery(`${path}/bakery`, '?service=seo')).toBe('')
})

test('everything else is left out, however it is spelled', () => {
  const ignored = ['', '?', '?utm_source=x', '?category=', '?Category=website']
  expect(ignored.map((search) => declaredQuery('/fr/blog', search))).toEqual(ignored.map(() => ''))
  expect(declaredQuery('/fr/pricing', '?category=website')).toBe('')
  expect(declaredQuery('/fr/blog/five-pages', '?category=website')).toBe('')
  expect(declaredQuery('/fr/blog', '?category=website&category=%00')).toBe('?category=website')
})

test('R8: who asks for a town is not shown the page without one, and nothing else is a town', () => {
  const path = '/fr/services/seo-visibility'
  expect(declaredQuery(path, '?location=Le+Locle')).toBe('?location=le-locle')
  expect(declaredQuery(path, '?location=%3Cscript%3E')).toBe('')
  expect(declaredQuery(path, '?utm_source=x')).toBe('')
})

test('S13: the answers of a quiz and what it has recommended make a page of their own, wherever it stands', () => {
  const path = '/fr/services/artificial-intelligence-ai'
  expect(declaredQuery(path, '?utm_source=x&answers=132')).toBe('?answers=132')
  expect(declaredQuery(path, '?rec=mood&source=quiz&answers=1')).toBe(
    '?answers=1&source=quiz&rec=mood',
  )
  expect(declaredQuery('/en', '?answers=1')).toBe('?answers=1')
  expect(declaredQuery('/en/pricing', '?answers=1&plan=site-pro')).toBe('?plan=site-pro&answers=1')
  const ignored = ['?answers=0', '?answers=12345678', '?answers=a', '?rec=mood', '?source=quiz']
  expect(ignored.map((search) => declaredQuery(path, search))).toEqual(ignored.map(() => ''))
})
