import { describe, expect, test } from 'vitest'
import {
  anchorName,
  codeKey,
  hostName,
  linkPath,
  oldPath,
  pagePath,
  shownHost,
  slugPart,
} from './path.ts'

describe('the address of a page', () => {
  test.each(['/', '/pricing', '/services/seo-visibility', '/friends', '/english'])(
    '%s is fine',
    (path) => expect(pagePath(path)).toBe(true),
  )

  test.each([
    ['pricing', 'Start the address with a slash'],
    ['/fr/pricing', 'Leave out /fr and /en'],
    ['/en', 'Leave out /fr and /en'],
    ['/pricing/', 'Leave out the slash at the end'],
    ['/Pricing', 'Use plain lowercase letters'],
    ['/équipe', 'Use plain lowercase letters'],
    ['//pricing', 'Use plain lowercase letters'],
    ['/pricing#contact', 'Use plain lowercase letters'],
    ['/a b', 'Use plain lowercase letters'],
  ])('%s is refused', (path, message) => expect(pagePath(path)).toContain(message))
})

describe('the address a link leads to', () => {
  test.each([
    '/contact#call',
    '/contact?source=quiz',
    '/#faq',
    '/services/seo-visibility-sion',
    '/services/seo-visibility?source=quiz#packs',
    '/pricing?location=Sion',
  ])('%s is fine', (path) => expect(linkPath(path)).toBe(true))

  test.each([
    ['#contact', 'Start the address with a slash'],
    ['/fr/contact#call', 'Leave out /fr and /en'],
    ['/contact #call', 'An address has no spaces.'],
    ['https://example.ch', 'Start the address with a slash'],
  ])('%s is refused', (path, message) => expect(linkPath(path)).toContain(message))

  test.each([
    ['/services/seo-visibility?location=Sion', '/services/seo-visibility-sion'],
    ['/services/digital-marketing?a=b&location=Bulle#faq', '/services/digital-marketing-sion'],
  ])('%s leads to no town: an editor learns that %s does', (path, address) => {
    expect(linkPath(path)).toContain(`the town ends the address itself, as in ${address}.`)
    expect(linkPath(address)).toBe(true)
  })
})

describe('an old address', () => {
  test.each([
    '/',
    '/tarifs.htm',
    '/a/index.html',
    '/Tarifs',
    '/café',
    '/100%',
    '/a_b/c+d',
    '/friends',
    '/live/concerts',
    '/sharepoint',
  ])('%s is fine', (path) => expect(oldPath(path)).toBe(true))

  test.each([
    ['tarifs.htm', 'Start the address with a slash'],
    ['https://example.ch/tarifs.htm', 'Start the address with a slash'],
    ['/fr/tarifs.htm', 'Leave out /fr and /en'],
    ['/index.html?id=4', 'Leave out ? or #'],
    ['/tarifs.htm#seo', 'Leave out ? or #'],
    ['/nos tarifs', 'An address has no spaces.'],
    ['/tarifs.pdf', 'The site looks for a file'],
    ['/live', 'The site uses this address itself'],
    ['/share/campaign', 'The site uses this address itself'],
    ['/tarifs/', 'Leave out the slash at the end'],
  ])('%s is refused', (path, message) => expect(oldPath(path)).toContain(message))
})

test('a slug is one part of an address, as visitors can type it', () => {
  expect(slugPart({ current: '5-pages' })).toBe(true)
  expect(slugPart(undefined)).toBe(true)
  const refused = ['a/b', 'a?b', 'a#b', 'Mon Article', 'été', '-a']
  expect(refused.map((current) => slugPart({ current }))).not.toContain(true)
})

test('names of places and keys are lowercase, without spaces', () => {
  expect(anchorName('seo-packs')).toBe(true)
  expect(anchorName('SEO packs')).toContain('lowercase')
  expect(codeKey('local-seo')).toBe(true)
  expect(codeKey('local_seo')).toContain('lowercase')
})

test('a host is written without protocol and slashes', () => {
  expect(hostName('fr.localhost')).toBe(true)
  expect(hostName('https://www.example.ch')).toContain('Write only the host')
  expect(hostName('www.example.ch/')).toContain('Write only the host')
})

test.each(['cave-echalas.ch', 'www.café-du-léman.ch', '', undefined])(
  'the address of a client’s site is shown as it is: %s',
  (host) => expect(shownHost(host)).toBe(true),
)

test.each([
  'https://www.boulangerie-du-leman.ch/accueil',
  'cave-echalas.ch/',
  'Cave Échalas',
  'CAVE-ECHALAS.CH',
])('%s is no host to show', (host) => {
  expect(shownHost(host)).toContain('Write only the host')
})
