import { globSync } from 'node:fs'
import { seedDocuments } from '@jalonne/seed'
import { expect, test } from 'vitest'
import { emptyLake } from '../testing/empty-lake.ts'
import { deadLinks, deadLinksQuery, type StoredDocument } from './dead-links.ts'

const page = (_id: string, path: string, ...links: object[]): StoredDocument => ({
  _id,
  _type: 'page',
  path,
  sections: links.map((link, index) => ({ _key: `s${index}`, link: { _type: 'link', ...link } })),
})
const to = (_ref: string) => ({ page: { _type: 'reference', _ref } })
const found = (...documents: StoredDocument[]) =>
  deadLinks(documents).map(({ id, path, target, reason }) => [id, path, target, reason])

test('a link to a document leads somewhere when visitors can read it', () => {
  const home = page('home', '/', to('about'), to('draft'), to('gone'))
  expect(found(home, page('about', '/about'), page('drafts.draft', '/draft'))).toEqual([
    ['home', 'sections[_key=="s1"].link.page', 'draft', 'unpublished'],
    ['home', 'sections[_key=="s2"].link.page', 'gone', 'gone'],
  ])
})

test('a link to an address leads somewhere when a page, an article, a case study, a town, the portal or a redirect has it', () => {
  const paths = [
    '/',
    '/about',
    '/blog/hours',
    '/old',
    '/services/seo-visibility-bulle',
    '/projects/bakery',
    '/dashboard/users',
    '/off',
    '/dashboard/nope',
    '/services/seo-visibility-2',
  ]
  const home = page('home', '/', ...paths.map((path) => ({ path })), { url: 'https://a.test' })
  const article = { _id: 'hours', _type: 'article', slug: { current: 'hours' } }
  const study = { _id: 'bakery', _type: 'caseStudy', slug: { current: 'bakery' } }
  const redirect = { _id: 'old', _type: 'redirect', from: '/old', to: '/nowhere' }
  const draft = page('drafts.off', '/off')
  expect(found(home, page('about', '/about'), article, study, redirect, draft)).toEqual([
    ['home', 'sections[_key=="s7"].link.path', '/off', 'noPage'],
    ['home', 'sections[_key=="s8"].link.path', '/dashboard/nope', 'noPage'],
    ['home', 'sections[_key=="s9"].link.path', '/services/seo-visibility-2', 'noPage'],
    ['old', 'to', '/nowhere', 'noPage'],
  ])
})

test('a link to a place leads somewhere when a section that is shown has its name, or the site draws it itself', () => {
  const paths = [
    '/plans#site',
    '/plans?plan=a#seo',
    '/plans#off',
    '/plans#old',
    '/career#jobs',
    '/plans',
  ]
  const plans = {
    ...page('plans', '/plans'),
    sections: [{ anchor: 'site' }, { anchor: 'seo' }, { anchor: 'off', hidden: true }],
  }
  const home = page('home', '/', ...paths.map((path) => ({ path })))
  const moved = { ...page('drafts.plans', '/plans'), sections: [{ anchor: 'old' }] }
  expect(found(home, plans, moved, page('career', '/career'))).toEqual([
    ['home', 'sections[_key=="s2"].link.path', '/plans#off', 'noPlace'],
    ['home', 'sections[_key=="s3"].link.path', '/plans#old', 'noPlace'],
  ])
})

test('a link to a place leads somewhere when a section has it without being given a name, a spread by its service', () => {
  const contact = {
    ...page('contact', '/contact'),
    sections: [
      { _type: 'scheduleForm', _key: 'a' },
      { _type: 'contactForm', _key: 'b', anchor: 'quote' },
    ],
  }
  const spread = { _key: 'x', services: [{ _ref: 'service-seo' }] }
  const services = {
    ...page('services', '/services'),
    sections: [{ _type: 'serviceSpreads', _key: 'c', spreads: [spread] }],
  }
  const seo = { _id: 'service-seo', _type: 'service', key: 'seo' }
  const paths = ['/contact#call', '/contact#contact', '/services#seo', '/services#ai']
  const home = page('home', '/', ...paths.map((path) => ({ path })))
  expect(found(home, contact, services, seo)).toEqual([
    ['home', 'sections[_key=="s1"].link.path', '/contact#contact', 'noPlace'],
    ['home', 'sections[_key=="s3"].link.path', '/services#ai', 'noPlace'],
  ])
})

test('what is no section of a page, and no list of spreads, is no place', () => {
  const sections = [null, { _type: 'serviceSpreads', _key: 'a', spreads: {} }, { anchor: 'seo' }]
  const plans = { ...page('plans', '/plans'), sections }
  const home = page('home', '/', { path: '/plans#seo' }, { path: '/plans#off' })
  expect(found(home, plans)).toEqual([
    ['home', 'sections[_key=="s1"].link.path', '/plans#off', 'noPlace'],
  ])
})

test('what an editor has mended in a draft is no longer listed, and a link in a text is', () => {
  const broken = page('home', '/', to('gone'))
  const text = [{ _key: 'b', markDefs: [{ _key: 'm', _type: 'textLink', path: '/gone' }] }]
  const mended = { ...page('drafts.home', '/'), body: { fr: text } }
  expect(found(broken, mended)).toEqual([
    ['home', 'body.fr[_key=="b"].markDefs[_key=="m"].path', '/gone', 'noPage'],
  ])
})

test('a link to an article of a later day leads somewhere once that day has begun in Switzerland, or where a redirect stands in for it', () => {
  const article = (_id: string) => ({
    _id,
    _type: 'article',
    slug: { current: _id },
    date: '2026-12-03',
  })
  const redirect = { _id: 'r', _type: 'redirect', from: '/blog/moved', to: '/' }
  const links = [to('hours'), { path: '/blog/hours' }, { path: '/blog/moved' }]
  const documents = [page('home', '/', ...links), article('hours'), article('moved'), redirect]
  const evening = Date.parse('2026-12-02T22:30:00Z')
  expect(deadLinks(documents, evening).map(({ target, reason }) => [target, reason])).toEqual([
    ['hours', 'later'],
    ['/blog/hours', 'later'],
  ])
  expect(deadLinks(documents, evening + 3_600_000)).toEqual([])
})

test('a button in a conversation leads somewhere: to a page, a case study, or the form where it has no address', () => {
  const action = (_key: string, path?: string) => ({ _key, _type: 'chatAction', path })
  const actions = [action('form'), action('bakery', '/projects/bakery'), action('gone', '/gone')]
  const home = { ...page('home', '/'), messages: [{ _key: 'm', actions }] }
  const study = { _id: 'bakery', _type: 'caseStudy', slug: { current: 'bakery' } }
  expect(found(home, study)).toEqual([
    ['home', 'messages[_key=="m"].actions[_key=="gone"].path', '/gone', 'noPage'],
  ])
})

test('a service leads to its page', () => {
  const service = { _id: 'seo', _type: 'service', path: '/seo' }
  expect(found(service)).toEqual([['seo', 'path', '/seo', 'noPage']])
  expect(found(service, page('seo-page', '/seo'))).toEqual([])
})

test('the demo content has none', () => {
  expect(deadLinks(seedDocuments())).toEqual([])
})

test('a link to a route of the site leads somewhere, with a document of its own or without', () => {
  const files = globSync('**/*.tsx', {
    cwd: new URL('../../../apps/site/src/routes/$lang', import.meta.url),
  })
  const routes = files.map((file) =>
    `/${file}`.replace(/(\.lazy)?\.tsx$/, '').replace(/\/(index|route|\{-\$\w+\})$/, ''),
  )
  const paths = new Set(routes.filter((path) => !path.includes('$')))
  expect(paths).toContain('/login')
  const links = [...paths].map((path) => ({ path: path || '/' }))
  expect(deadLinks([...seedDocuments(), page('links', '/links', ...links)])).toEqual([])
})

test('a link to a page that is only prepared for a release leads nowhere, and its own links nobody follows yet', async () => {
  await using content = await emptyLake()
  const { client } = content
  await client.create(page('home', '/', { path: '/summer' }))
  await client.create(page('versions.r1.summer', '/summer', { path: '/off' }))
  const documents = await client
    .withConfig({ perspective: 'raw' })
    .fetch<StoredDocument[]>(deadLinksQuery, { types: ['page'] })
  expect(found(...documents)).toEqual([
    ['home', 'sections[_key=="s0"].link.path', '/summer', 'noPage'],
  ])
})
