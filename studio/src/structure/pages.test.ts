import { compiledSchema } from '@jalonne/schemas/compiled'
import {
  BehaviorSubject,
  firstValueFrom,
  lastValueFrom,
  NEVER,
  type Observable,
  of,
  skip,
} from 'rxjs'
import {
  type ChildResolverOptions,
  createStructureBuilder,
  type ListBuilder,
  type ListItem,
  type StructureBuilderOptions,
  type StructureResolverContext,
} from 'sanity/structure'
import { expect, test } from 'vitest'
import { pageTemplateIds } from '../templates/page-templates.ts'
import { pagesItem } from './pages.ts'

interface StoredPage {
  _id: string
  path: string
  title: string | null
}

/** What the Studio's own builder needs to make lists of pages. */
const source = {
  schema: compiledSchema(),
  templates: pageTemplateIds.map((id) => ({ id, title: id, schemaType: 'page', value: {} })),
  document: { resolveNewDocumentOptions: () => [] },
  i18n: { t: (key: string) => key },
}

type Pane = ReturnType<ListBuilder['serialize']>

/** What opens under “Pages”, one after the other, while the lake holds these pages. */
function panesOf(pages: Observable<StoredPage[]>): Observable<ListBuilder> {
  const S = createStructureBuilder({ source } as unknown as StructureBuilderOptions)
  const context = { documentStore: { listenQuery: () => pages } }
  const { child } = pagesItem(S, context as unknown as StructureResolverContext).serialize()
  return (child as () => Observable<ListBuilder>)()
}

/** The list “Pages” once the lake has answered. */
function pagesOf(pages: Observable<StoredPage[]>) {
  const lists = panesOf(pages).pipe(skip(1))
  return async () => (await firstValueFrom(lists)).serialize({ path: [] })
}

/** The list that opens under “Pages”, as the Studio draws it. */
async function listOf(pages: StoredPage[]) {
  const { items } = await pagesOf(of(pages))()
  return (items as ListItem[]).flatMap(({ id, title }) => (title ? [[id, title]] : []))
}

/** What stands open beside a list where an item of it was chosen. */
function opened(parent: Pane, id: string): Pane {
  const { child } = parent
  if (typeof child !== 'function') throw new Error('a list opens its items')
  const options = { parent, path: [], id, index: 1 } as unknown as ChildResolverOptions
  const next = child(id, options) as unknown as Pane | ListBuilder
  return 'serialize' in next ? next.serialize({ path: [] }) : next
}

test('a page whose address is typed as far as the slash stands below the home page, and all others stay in reach', async () => {
  const pages = [
    { _id: 'page-home', path: '/', title: null },
    { _id: 'page-new', path: '/', title: 'Home' },
    { _id: 'page-terms', path: '/legal/terms', title: 'Terms' },
  ]
  expect(await listOf(pages)).toEqual(
    expect.arrayContaining([
      ['-', '/'],
      ['-legal', '/legal'],
    ]),
  )
})

test('a page and those below it can be called what one likes', async () => {
  const pages = [
    { _id: 'page-us', path: '/us', title: '我们' },
    { _id: 'page-team', path: '/us/team', title: 'Team' },
  ]
  expect(await listOf(pages)).toContainEqual(['-us', '我们'])
})

test('a page whose title was emptied is called by its address where others stand below it', async () => {
  const pages = [
    { _id: 'page-us', path: '/us', title: '' },
    { _id: 'page-team', path: '/us/team', title: 'Team' },
  ]
  expect(await listOf(pages)).toContainEqual(['-us', '/us'])
})

test('a page stays open while its address is typed, whether others stand in its folder or none', async () => {
  const terms = { _id: 'page-terms', path: '/legal/docs/terms', title: 'Terms' }
  const imprint = { _id: 'page-imprint', path: '/legal/imprint', title: 'Imprint' }
  const pages = new BehaviorSubject<StoredPage[]>([terms, imprint])
  const list = pagesOf(pages)
  const open = async () => {
    const page = ['-legal', '-legal-docs', 'page-terms'].reduce(opened, await list())
    return { type: page.type, options: (page as { options?: unknown }).options }
  }
  const before = await open()
  expect(before).toMatchObject({ type: 'document', options: { id: 'page-terms', type: 'page' } })
  for (const path of ['', '/legal/docs/', '/legal/doc', '/terms']) {
    for (const others of [[imprint], []]) {
      pages.next([{ ...terms, path }, ...others])
      expect(await open()).toEqual(before)
    }
  }
})

test('a page, the list of all of them and the ways to begin one open before the lake has said which there are', async () => {
  const pane = (await firstValueFrom(panesOf(NEVER))).serialize({ path: [] })
  const terms = { type: 'document', options: { id: 'page-terms', type: 'page' } }
  expect(opened(pane, 'page-terms')).toMatchObject(terms)
  expect(['-legal', '-legal-docs', 'page-terms'].reduce(opened, pane)).toMatchObject(terms)
  expect(opened(pane, 'all')).toMatchObject({ type: 'documentList', schemaTypeName: 'page' })
  expect(opened(pane, 'new')).toMatchObject({ type: 'component', id: 'new' })
})

test('the pages that were known last stand at once when they are asked for again', async () => {
  const panes = panesOf(of([{ _id: 'page-home', path: '/', title: 'Home' }]))
  const drawn = async () => (await firstValueFrom(panes)).serialize({ path: [] }).type
  expect(await drawn()).toBe('component')
  await lastValueFrom(panes)
  expect(await drawn()).toBe('list')
})
