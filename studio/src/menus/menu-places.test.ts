import { expect, test } from 'vitest'
import { emptyLake } from '../testing/empty-lake.ts'
import { changeMenu, menuPlaces, type StoredNavigation } from './menu-places.ts'

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

test('what is no link and no column of a menu is left out', () => {
  const odd = { ...navigation, header: [null, link('blog')], footer: [null, { _key: 'empty' }] }
  const places = menuPlaces(odd as unknown as StoredNavigation, 'blog')
  expect(places.map(({ id, holds }) => [id, holds])).toEqual([
    ['header', true],
    ['empty', false],
  ])
})

const blog = { pageId: 'blog', label: { fr: 'Blog' } }
const stored = (_id: string) => ({ ...navigation, _id, _type: 'navigation' })
const withBlog = [
  { page: { _ref: 'home' } },
  { page: { _ref: 'pricing' } },
  { page: { _ref: 'blog' } },
]

test('a page that two editors put into a menu at the same moment stands in it once, published and in the draft', async () => {
  await using content = await emptyLake()
  const { client } = content
  for (const _id of ['home', 'pricing', 'blog']) await client.create({ _id, _type: 'page' })
  for (const _id of ['navigation', 'drafts.navigation']) await client.create(stored(_id))
  const show = () => changeMenu(client, { ...blog, place: 'header', show: true })
  await Promise.all([show(), show()])
  for (const _id of ['navigation', 'drafts.navigation']) {
    expect(await client.getDocument(_id)).toMatchObject({ header: withBlog })
  }
})

test('what somebody else puts into a menu at the same moment stays', async () => {
  await using content = await emptyLake()
  const { client } = content
  for (const _id of ['home', 'pricing', 'blog']) await client.create({ _id, _type: 'page' })
  await client.create(stored('navigation'))
  await Promise.all([
    changeMenu(client, { ...blog, place: 'header', show: true }),
    changeMenu(client, { ...blog, place: 'agency', show: false }),
  ])
  expect(await client.getDocument('navigation')).toMatchObject({
    header: withBlog,
    footer: [{ links: [] }],
  })
})
