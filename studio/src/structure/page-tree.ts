import { pagePath } from '@jalonne/schemas/path'

/** A page as the tree needs it. */
export interface TreePage {
  _id: string
  path: string | null
}

/** A place in the site: a page, pages below it, or both. */
export interface PageNode<Page extends TreePage = TreePage> {
  /** `/services`; empty for pages that have no address yet, or one that is none. */
  path: string
  /** `null` where only pages below it exist: `/legal`. */
  page: Page | null
  children: PageNode<Page>[]
}

/**
 * Arranges pages as a visitor walks through them: the home page first, then by address, each page's own below it.
 * Pages without an address come last, and so do those whose address is being typed or mistyped: "Our prices" is no
 * place. Two pages with one address (a mistake that validation tells of) both appear.
 */
export function pageTree<Page extends TreePage>(pages: readonly Page[]): PageNode<Page>[] {
  const top: PageNode<Page>[] = []
  const placed = new Map<string, PageNode<Page>>()
  const nodeAt = (path: string): PageNode<Page> => {
    const known = placed.get(path)
    if (known) return known
    const node: PageNode<Page> = { path, page: null, children: [] }
    placed.set(path, node)
    const parent = path.slice(0, path.lastIndexOf('/'))
    ;(parent === '' ? top : nodeAt(parent).children).push(node)
    return node
  }
  for (const page of [...pages].sort(byPath)) {
    if (!hasPlace(page)) {
      top.push({ path: '', page, children: [] })
      continue
    }
    const node = nodeAt(page.path)
    if (node.page === null) node.page = page
    else node.children.push({ path: page.path, page, children: [] })
  }
  return top
}

type PlacedPage = TreePage & { path: string }

const hasPlace = <Page extends TreePage>(page: Page): page is Page & PlacedPage =>
  Boolean(page.path) && pagePath(page.path) === true

const byPath = (one: TreePage, other: TreePage) => {
  if (!hasPlace(one) || !hasPlace(other)) return Number(!hasPlace(one)) - Number(!hasPlace(other))
  return one.path < other.path ? -1 : Number(one.path > other.path)
}
