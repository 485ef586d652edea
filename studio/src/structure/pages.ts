import { AddIcon } from '@sanity/icons/Add'
import { DocumentIcon } from '@sanity/icons/Document'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { FolderIcon } from '@sanity/icons/Folder'
import { HomeIcon } from '@sanity/icons/Home'
import { defer, map, startWith, tap } from 'rxjs'
import type {
  ChildResolver,
  ChildResolverOptions,
  ComponentBuilder,
  DocumentBuilder,
  DocumentListBuilder,
  ListBuilder,
  ListItem,
  ListItemBuilder,
  StructureBuilder,
  StructureResolverContext,
} from 'sanity/structure'
import { say } from '../languages/studio-language.ts'
import { studioTextQuery } from '../languages/studio-text.ts'
import { liveQuery } from '../shared/live-query.ts'
import { NewPagePane } from '../templates/new-page-pane.tsx'
import { pageTemplateIds } from '../templates/page-templates.ts'
import { loadingPane } from './loading-pane.ts'
import { type PageNode, pageTree, type TreePage } from './page-tree.ts'

interface TitledPage extends TreePage {
  title: string | null
}

const pagesQuery = `*[_type == "page"]{_id, path, "title": ${studioTextQuery('title')}}`

/**
 * The pages as a visitor finds them, kept up to date, and all of them in one list to search. Sanity asks for them anew
 * whenever its address changes: what was known then stands at once, or the list would be drawn anew beside the document,
 * which folds away for it where both have no room.
 */
export function pagesItem(
  S: StructureBuilder,
  { documentStore }: StructureResolverContext,
): ListItemBuilder {
  let known: TitledPage[] | undefined
  return S.listItem()
    .id('pages')
    .title('Pages')
    .icon(DocumentsIcon)
    .child(() =>
      defer(() =>
        liveQuery<TitledPage[]>(documentStore, pagesQuery, {}, 'drafts').pipe(
          tap((pages) => {
            known = pages
          }),
          startWith(known),
          map((pages) =>
            (pages ? listOfTree(S, pages) : loadingPages(S, 'pages', 'Pages')).canHandleIntent(
              (_intent, { type }) => type === 'page',
            ),
          ),
        ),
      ),
    )
}

const listOfTree = (S: StructureBuilder, pages: TitledPage[]): ListBuilder =>
  listOfPages(S, 'pages', 'Pages').items([
    newPageItem(S),
    S.divider(),
    ...nodeItems(S, pageTree(pages)),
    S.divider(),
    S.listItem().id('all').title(allPages).icon(DocumentsIcon).child(listOfAllPages(S)),
  ])

/** Opens what is in a list of pages, or in a folder of it, before the list is known. */
function loadingPages(S: StructureBuilder, id: string, title: string): ComponentBuilder {
  return loadingPane(S, id, title).child((childId) => {
    if (childId === 'new') return newPagePane(S)
    if (childId === 'all') return listOfAllPages(S)
    return isFolder(childId) ? loadingPages(S, childId, 'Pages') : page(S, childId)
  })
}

/**
 * A list of pages. What stands open below it stays open while its address changes: a page that is being made or that has
 * moved, and a folder that has lost its last page by that.
 */
function listOfPages(S: StructureBuilder, id: string, title: string): ListBuilder {
  return S.list()
    .id(id)
    .title(title)
    .initialValueTemplates(pageTemplateIds.map((id) => S.initialValueTemplateItem(id)))
    .child(
      (id, options) =>
        itemChild(id, options) ??
        (isFolder(id) ? listOfPages(S, id, 'Pages').items([]) : page(S, id)),
    )
}

/** What a folder is called: no document, and no other item, begins with a dash. */
const folderId = (path: string): string => path.replaceAll('/', '-')
const isFolder = (id: string): boolean => id.startsWith('-')

/** What an item of a list opens; nothing for an id that the list does not hold. */
function itemChild(id: string, options: ChildResolverOptions): ReturnType<ChildResolver> {
  const { parent } = options
  if (typeof parent !== 'object' || parent === null || !('items' in parent)) return undefined
  const items: ListItem[] = Array.isArray(parent.items) ? parent.items : []
  const child = items.find((item) => item.id === id)?.child
  return typeof child === 'function' ? child(id, options) : (child as ReturnType<ChildResolver>)
}

const newPage = say('New page', 'Nouvelle page')
const allPages = say('All pages', 'Toutes les pages')

const newPageItem = (S: StructureBuilder): ListItemBuilder =>
  S.listItem().id('new').title(newPage).icon(AddIcon).child(newPagePane(S))

const newPagePane = (S: StructureBuilder): ComponentBuilder =>
  S.component(NewPagePane).id('new').title(newPage)

const listOfAllPages = (S: StructureBuilder): DocumentListBuilder =>
  S.documentTypeList('page')
    .title(allPages)
    .defaultOrdering([{ field: 'path', direction: 'asc' }])

const page = (S: StructureBuilder, id: string): DocumentBuilder =>
  S.document().documentId(id).schemaType('page')

function nodeItems(S: StructureBuilder, nodes: PageNode<TitledPage>[]): ListItemBuilder[] {
  return nodes.map((node) => (node.children.length > 0 ? branch(S, node) : leaf(S, node)))
}

function leaf(S: StructureBuilder, { path, page }: PageNode<TitledPage>): ListItemBuilder {
  const id = page?._id ?? path
  return S.documentListItem()
    .id(id)
    .schemaType('page')
    .icon(path === '/' ? HomeIcon : DocumentIcon)
}

function branch(S: StructureBuilder, node: PageNode<TitledPage>): ListItemBuilder {
  // A place without a page of its own has no title: its address is the same in both languages.
  const name = node.page?.title || node.path
  const id = folderId(node.path)
  const own = node.page ? [leaf(S, node), S.divider()] : []
  return S.listItem()
    .id(id)
    .title(name)
    .icon(FolderIcon)
    .child(listOfPages(S, id, name).items([...own, ...nodeItems(S, node.children)]))
}
