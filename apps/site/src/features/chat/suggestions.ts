import { withoutLanguage } from '@jalonne/domain'
import type { Layout } from '../../queries/layout.ts'

type Suggestion = Layout['suggestions'][number]

const most = 3

/** The questions offered on a page: those meant for it, then those for every page. */
export function suggestionsFor(path: string, suggestions: readonly Suggestion[]): Suggestion[] {
  const page = withoutLanguage(path)
  const meant = suggestions.filter(({ paths }) => paths?.includes(page))
  const general = suggestions.filter(({ paths }) => !paths || paths.length === 0)
  return [...meant, ...general].slice(0, most)
}
