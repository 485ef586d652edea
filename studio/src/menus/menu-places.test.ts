import { expect, test } from 'vitest'
import { menuPlaces, type StoredNavigation } from './menu-places.ts'

const link = (id: string) => ({ _key: id, page: { _ref: id } })
const navigation: StoredNavigation = {
  _id: 'navigation',
  header: [link('home'), link('pricing')],
  footer: [{ _key: 'agency', title: { fr: 'Agence', en: 'Agency' }, links: [link('blog')] }],
}

test('an editor sees in which menus a page stands', () => {
  expect(menuPlaces(navigation, 'blog').map(({ title, holds }) => [title, holds])).toEqual([
    ['Header', false],
    ['Footer: Agency', true],
  ])
})

test('a full header says so', () => {
  const header = ['a', 'b', 'c', 'd', 'e', 'f'].map(link)
  expect(menuPlaces({ ...navigation, header }, 'blog')[0]?.full).toContain('6 links')
  expect(menuPlaces(navigation, 'blog')[0]?.full).toBeNull()
})
