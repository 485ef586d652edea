import { expect, test } from 'vitest'
import { type PageNode, pageTree } from './page-tree.ts'

const page = (path: string | null) => ({ _id: `page${path}`, path })
const drawn = (nodes: PageNode[]): unknown[] =>
  nodes.map(({ path, page, children }) =>
    children.length > 0 ? [page ? path : `(${path})`, ...drawn(children)] : path,
  )

test('pages stand below the page whose address begins theirs', () => {
  const paths = ['/services/seo', '/pricing', '/', '/services', '/services/ads']
  expect(drawn(pageTree(paths.map(page)))).toEqual([
    '/',
    '/pricing',
    ['/services', '/services/ads', '/services/seo'],
  ])
})

test('a place without a page of its own still holds the pages below it', () => {
  expect(drawn(pageTree([page('/legal/terms'), page('/legal/privacy')]))).toEqual([
    ['(/legal)', '/legal/privacy', '/legal/terms'],
  ])
})

test('no page is lost: neither one without an address nor one whose address is taken', () => {
  const pages = [page(null), page('/a'), { _id: 'other', path: '/a' }]
  const found = pageTree(pages).flatMap((node) => [node, ...node.children])
  expect(found.map((node) => node.page?._id)).toEqual(['page/a', 'other', 'pagenull'])
})

test.each(['Our prices', 'pricing', '/Our prices', '/services//ads', '/services/', '/fr/pricing'])(
  'an address that is none makes no place: %s',
  (path) => {
    const nodes = pageTree([page('/pricing'), page(path)])
    expect(nodes.map((node) => node.page?._id)).toEqual(['page/pricing', `page${path}`])
    expect(nodes.flatMap(({ children }) => children)).toEqual([])
  },
)
