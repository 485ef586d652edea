import { compiledSchema } from '@jalonne/schemas/compiled'
import { firstValueFrom, type Observable, of } from 'rxjs'
import {
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

/** The list that opens under “Pages”, as the Studio draws it. */
async function listOf(pages: StoredPage[]) {
  const S = createStructureBuilder({ source } as unknown as StructureBuilderOptions)
  const context = { documentStore: { listenQuery: () => of(pages) } }
  const { child } = pagesItem(S, context as unknown as StructureResolverContext).serialize()
  const list = await firstValueFrom((child as () => Observable<ListBuilder>)())
  const items = list.serialize({ path: [] }).items as ListItem[]
  return items.flatMap(({ id, title }) => (title ? [[id, title]] : []))
}

test('a page whose address is typed as far as the slash stands below the home page, and all others stay in reach', async () => {
  const pages = [
    { _id: 'page-home', path: '/', title: null },
    { _id: 'page-new', path: '/', title: 'Home' },
    { _id: 'page-terms', path: '/legal/terms', title: 'Terms' },
  ]
  expect(await listOf(pages)).toEqual(
    expect.arrayContaining([
      ['_home', '/'],
      ['legal', '/legal'],
    ]),
  )
})

test('a page and those below it can be called what one likes', async () => {
  const pages = [
    { _id: 'page-us', path: '/us', title: '我们' },
    { _id: 'page-team', path: '/us/team', title: 'Team' },
  ]
  expect(await listOf(pages)).toContainEqual(['us', '我们'])
})
