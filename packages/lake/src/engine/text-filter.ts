import type { Node } from '../groq/ast.ts'
import type { TextNeed } from './plan-part.ts'
import { literals } from './search-text.ts'

/** Whether text, in the form of `searchText`, may be of a document the filter is true for. */
export type TextFilter = (text: string) => boolean

/** Makes the filter; `value` gives the value of a constant expression. */
export function textFilter(need: TextNeed, value: (node: Node) => unknown): TextFilter {
  if (need.kind === 'words') {
    const pattern = value(need.pattern)
    const strings: unknown[] = Array.isArray(pattern) ? pattern : [pattern]
    const words = strings.flatMap((text) => (typeof text === 'string' ? literals(text) : []))
    return (text) => words.every((word) => text.includes(word))
  }
  const parts = need.parts.map((part) => textFilter(part, value))
  if (need.kind === 'all') return (text) => parts.every((part) => part(text))
  return (text) => parts.some((part) => part(text))
}
