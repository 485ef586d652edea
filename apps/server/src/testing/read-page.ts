import { defaultTreeAdapter as dom, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** A link as it is heard: its name, without what is hidden from screen readers. */
export interface PageLink {
  href: string
  name: string
  /** What the navigation it stands in is called by; empty for a link in none. */
  navigation: string
}

/** What a machine that runs no script finds in a page. */
export interface ReadPage {
  titles: string[]
  descriptions: string[]
  headings: string[]
  canonical: string[]
  robots: string[]
  /** Addresses by language, `x-default` among them. */
  alternates: Record<string, string>
  /** What networks show of it, by property: `og:url`. */
  share: Record<string, string>
  links: PageLink[]
  /** The way to it as its breadcrumbs show it, from the home page down to its own name. */
  trail: string[]
  /** The places that a `#fragment` can lead to. */
  ids: Set<string>
}

/** Reads a page as a browser parses it. */
export function readPage(html: string): ReadPage {
  const all = [...elementsIn(parse(html))]
  const named = (tag: string) => all.filter(({ tagName }) => tagName === tag)
  const meta = (name: string) =>
    named('meta')
      .filter((element) => attribute(element, 'name') === name)
      .map((element) => attribute(element, 'content') ?? '')
  const rel = (value: string) =>
    named('link').filter((element) => attribute(element, 'rel') === value)
  const href = (element: Tree.Element) => attribute(element, 'href') ?? ''
  return {
    // A drawing may have a title of its own.
    titles: named('title').filter(isInHead).map(nameOf),
    descriptions: meta('description'),
    headings: named('h1').map(nameOf),
    canonical: rel('canonical').map(href),
    robots: meta('robots'),
    alternates: Object.fromEntries(
      rel('alternate').flatMap((element) => {
        const language = attribute(element, 'hreflang')
        return language ? [[language, href(element)]] : []
      }),
    ),
    share: Object.fromEntries(
      named('meta').flatMap((element) => {
        const property = attribute(element, 'property')
        return property ? [[property, attribute(element, 'content') ?? '']] : []
      }),
    ),
    links: named('a')
      .filter((element) => attribute(element, 'href') !== undefined)
      .map((element) => ({
        href: href(element),
        name: nameOf(element),
        navigation: navigationOf(element),
      })),
    trail: named('li')
      .filter((item) => /^(Fil d’Ariane|Breadcrumb)$/.test(navigationOf(item)))
      .map(nameOf),
    ids: new Set(all.flatMap((element) => attribute(element, 'id') ?? [])),
  }
}

const attribute = (element: Tree.Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value

const isInHead = ({ parentNode }: Tree.Element) =>
  parentNode !== null && dom.isElementNode(parentNode) && parentNode.tagName === 'head'

function navigationOf({ parentNode }: Tree.Element): string {
  if (!parentNode || !dom.isElementNode(parentNode)) return ''
  if (parentNode.tagName !== 'nav') return navigationOf(parentNode)
  return attribute(parentNode, 'aria-label') ?? attribute(parentNode, 'aria-labelledby') ?? ''
}

function* elementsIn(node: Tree.Node): Generator<Tree.Element> {
  if (dom.isElementNode(node)) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}

const nameOf = (element: Tree.Element) => heard(element).replace(/\s+/g, ' ').trim()

function heard(node: Tree.Node): string {
  if (dom.isTextNode(node)) return node.value
  if (!('childNodes' in node)) return ''
  if (dom.isElementNode(node)) {
    if (attribute(node, 'aria-hidden') === 'true') return ''
    const label = attribute(node, 'aria-label') ?? attribute(node, 'alt')
    if (label !== undefined) return label
  }
  return node.childNodes.map(heard).join(' ')
}
