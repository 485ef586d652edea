import { expect, test } from 'vitest'
import { emptyLake } from '../testing/empty-lake.ts'
import { changeMenu, menuPlaces, navigationFields, type StoredNavigation } from './menu-places.ts'

const link = (name: string) => ({ _key: name, path: `/${name}` })
const navigation: StoredNavigation = {
  _id: 'navigation',
  _rev: 'first',
  header: [link('home'), link('pricing')],
  footer: [
    { _key: 'agency', title: { fr: 'Agence', en: 'Agency' }, links: [link('blog'), link('jobs')] },
  ],
}

test('an editor sees in which menus a page stands', () => {
  expect(menuPlaces(navigation, '/blog').map(({ title, holds }) => [title, holds])).toEqual([
    ['Header', false],
    ['Footer: Agency', true],
  ])
})

test('a full header says so, and a menu whose only link it is', () => {
  const header = ['a', 'b', 'c', 'd', 'e', 'f'].map(link)
  const fixed = (changed: Partial<StoredNavigation>, path: string) =>
    menuPlaces({ ...navigation, ...changed }, path)[0]?.fixed
  expect(fixed({ header }, '/blog')).toContain('6 links')
  expect(fixed({ header }, '/a')).toBeNull()
  expect(fixed({}, '/blog')).toBeNull()
  expect(fixed({ header: [link('home')] }, '/home')).toContain('No other link')
})

test('what is no link and no column of a menu is left out', () => {
  const odd = { ...navigation, header: [null, link('blog')], footer: [null, { _key: 'empty' }] }
  const places = menuPlaces(odd as unknown as StoredNavigation, '/blog')
  expect(places.map(({ id, holds }) => [id, holds])).toEqual([
    ['header', true],
    ['empty', false],
  ])
})

const page = (id: string) => ({ _id: id, _type: 'page', path: `/${id}` })
const reference = (_ref: string) => ({ _key: _ref, page: { _type: 'reference', _ref } })
const stored = (_id: string) => ({
  _id,
  _type: 'navigation',
  header: [reference('home'), reference('pricing')],
  footer: [{ _key: 'agency', links: [reference('seo'), { _key: 'written', path: '/blog' }] }],
})
const blog = { page: { id: 'blog', path: '/blog' } }
const withBlog = [
  { page: { _ref: 'home' } },
  { page: { _ref: 'pricing' } },
  { page: { _ref: 'blog' } },
]

async function lakeWith(...navigations: string[]) {
  const content = await emptyLake()
  for (const id of ['home', 'pricing', 'blog', 'services']) await content.client.create(page(id))
  await content.client.create({ _id: 'seo', _type: 'service', path: '/services' })
  for (const id of navigations) await content.client.create(stored(id))
  return content
}

test('a page that two editors put into a menu at the same moment stands in it once, published and in the draft', async () => {
  await using content = await lakeWith('navigation', 'drafts.navigation')
  const { client } = content
  const show = () => changeMenu(client, { ...blog, place: 'header', show: true })
  await Promise.all([show(), show()])
  for (const _id of ['navigation', 'drafts.navigation']) {
    expect(await client.getDocument(_id)).toMatchObject({ header: withBlog })
  }
})

test('what somebody else puts into a menu at the same moment stays', async () => {
  await using content = await lakeWith('navigation')
  const { client } = content
  await Promise.all([
    changeMenu(client, { ...blog, place: 'header', show: true }),
    changeMenu(client, { ...blog, place: 'agency', show: false }),
  ])
  expect(await client.getDocument('navigation')).toMatchObject({
    header: withBlog,
    footer: [{ links: [{ _key: 'seo' }] }],
  })
})

test('a menu leads to a page by its service and by its address too', async () => {
  await using content = await lakeWith('navigation')
  const { client } = content
  const read = `*[_id == "navigation"][0]${navigationFields}`
  const [, footer] = menuPlaces(await client.fetch(read), '/services')
  expect(footer).toMatchObject({ id: 'agency', holds: true })
  const services = { page: { id: 'services', path: '/services' }, place: 'agency' }
  await changeMenu(client, { ...services, show: true })
  await changeMenu(client, { ...blog, place: 'agency', show: true })
  expect((await client.getDocument('navigation'))?.footer[0].links).toHaveLength(2)
})

test('the last link of a menu stays: visitors would see a heading over nothing', async () => {
  await using content = await lakeWith('navigation')
  const { client } = content
  await changeMenu(client, { ...blog, place: 'agency', show: false })
  const services = { page: { id: 'services', path: '/services' }, place: 'agency' }
  await expect(changeMenu(client, { ...services, show: false })).rejects.toThrow('No other link')
  expect((await client.getDocument('navigation'))?.footer[0].links).toHaveLength(1)
})
