import { seedDocuments } from '@jalonne/seed'
import { render } from '@jalonne/site/entry-server'
import { defaultTreeAdapter as dom, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fakeSite } from './testing/fake-site.ts'
import { readPage } from './testing/read-page.ts'
import { type RealLake, startRealLake } from './testing/real-lake.ts'
import { type RunningSite, startSite } from './testing/start-site.ts'

// The first page waits for the site's code to be compiled.
vi.setConfig({ hookTimeout: 240_000, testTimeout: 240_000 })

/** Ends every text that is written in French: no other text has it. */
const sign = '§'

/** Stands in for every picture. */
const picture = {
  _id: `image-${'0'.repeat(40)}-1600x1000-jpg`,
  _type: 'sanity.imageAsset',
  url: 'http://localhost/images/jalonne/production/picture-1600x1000.jpg',
  metadata: { dimensions: { width: 1600, height: 1000 } },
}

let lake: RealLake
let site: RunningSite

beforeAll(async () => {
  lake = await startRealLake()
  const writing = lake.client.transaction()
  writing.create(picture)
  for (const document of seedDocuments()) writing.create(inFrenchAlone(document))
  await writing.commit()
  site = await startSite({
    lakeUrl: lake.url,
    site: fakeSite(render),
    env: { RENDERS_PER_MINUTE: '100000', RENDER_DEADLINE_MS: '60000' },
  })
})
afterAll(async () => {
  await site.close()
  await lake.close()
})

/** The content as it is before anybody has translated it; towns are called by their names in both languages. */
function inFrenchAlone<Content>(content: Content): Content
function inFrenchAlone(content: unknown): unknown {
  if (Array.isArray(content)) return content.map((item) => inFrenchAlone(item))
  if (typeof content !== 'object' || content === null) return content
  if ('fr' in content) return { ...content, fr: signed(content.fr), en: undefined }
  const isTown = '_type' in content && content._type === 'city'
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => {
      if (key === '_sanityAsset') return ['asset', { _type: 'reference', _ref: picture._id }]
      return [key, isTown && key === 'name' ? value : inFrenchAlone(value)]
    }),
  )
}

/** A text with the sign; of a formatted one its words have it, and those of its pictures. */
function signed(value: unknown): unknown {
  if (typeof value === 'string') return value + sign
  if (Array.isArray(value)) return value.map(signed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      /^(children|text|alt|caption|title)$/.test(key) ? signed(part) : part,
    ]),
  )
}

/**
 * Every text that is shown, those that stand for pictures among them, but not the names of controls (`aria-label`), with the language it is
 * said to be in.
 */
function* shownIn(node: Tree.Node, lang = ''): Generator<{ text: string; lang: string }> {
  if (dom.isTextNode(node)) yield { text: node.value, lang }
  if (!('childNodes' in node)) return
  const attributes = new Map(
    dom.isElementNode(node) ? node.attrs.map(({ name, value }) => [name, value]) : [],
  )
  const own = attributes.get('lang') ?? lang
  yield { text: attributes.get('alt') ?? '', lang: own }
  if (/^(head|script|style)$/.test(node.nodeName)) return
  for (const child of node.childNodes) yield* shownIn(child, own)
}

const isFrench = ({ text }: { text: string }) => text.includes(sign)

test('L8: no text without a translation passes for one in the language of its page', async () => {
  const paths = new Set([
    '/en',
    '/en/services/artificial-intelligence-ai?answers=133&source=quiz&rec=burnout',
    '/en/services/hosting-and-maintenance?plan=hosting-secureweb',
    '/en/services/seo-visibility-atlantis',
  ])
  const unmarked: string[] = []
  let marked = 0
  for (const path of paths) {
    const { text: html } = await site.get(path)
    for (const { href } of readPage(html).links) {
      const { pathname } = new URL(href, 'http://localhost')
      if (pathname.startsWith('/en/')) paths.add(pathname)
    }
    for (const { text, lang } of shownIn(parse(html)).filter(isFrench)) {
      if (lang === 'fr') marked += 1
      else unmarked.push(`${path}: ${text}`)
    }
  }
  expect([paths.size > 50, marked > 5000]).toEqual([true, true])
  expect(unmarked).toEqual([])
})
