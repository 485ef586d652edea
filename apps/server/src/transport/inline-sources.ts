import { hash } from 'node:crypto'
import { defaultTreeAdapter as dom, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** CSP source expressions for what a document carries inline, each once, in document order. */
export interface InlineSources {
  scripts: string[]
  styles: string[]
}

/**
 * The hashes of the inline scripts and styles of a document, as a browser will compute them.
 *
 * The document is parsed as a browser parses it, so that comments, escapes and nested markup can't
 * make the two disagree. Data blocks (JSON, JSON-LD) are not run and need no hash.
 */
export function inlineSources(html: string): InlineSources {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (node: Tree.Node): void => {
    if (dom.isElementNode(node)) {
      if (node.tagName === 'script' && runsInline(node)) scripts.add(sourceOf(textOf(node)))
      if (node.tagName === 'style') styles.add(sourceOf(textOf(node)))
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))
  return { scripts: [...scripts], styles: [...styles] }
}

const runnable = new Set(['', 'module', 'importmap', 'speculationrules'])
const javascript = /^(text|application)\/(x-)?(javascript|ecmascript)$/

function runsInline(script: Tree.Element): boolean {
  const attribute = (name: string) => script.attrs.find((attr) => attr.name === name)?.value
  if (attribute('src') !== undefined) return false
  const type = (attribute('type') ?? '').trim().toLowerCase()
  return runnable.has(type) || javascript.test(type)
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((node) => (dom.isTextNode(node) ? node.value : '')).join('')
}

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
