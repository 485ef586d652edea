import { withoutLanguage } from '@jalonne/domain'
import type { Layout } from '../../queries/layout.ts'

type Suggestion = Layout['suggestions'][number]

const most = 3

/** The questions offered on a page: those meant for it, then those for every page. */
export function suggestionsFor(path: string, suggestions: readonly Suggestion[]): Suggestion[] {
  const here = withoutLanguage(path)
  const meant = suggestions.filter(({ pages }) => pages?.some((page) => page.path === here))
  const general = suggestions.filter(({ pages }) => !pages || pages.length === 0)
  return [...meant, ...general].slice(0, most)
}
