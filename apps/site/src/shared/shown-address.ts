import { trimPathRight, useMatches } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useScripted } from './use-scripted.ts'

/** The path of the page that is shown. The location changes before: when a visitor leaves, while the next page loads. */
export const useShownPath = (): string =>
  useMatches({ select: (matches) => trimPathRight(matches.at(-1)?.pathname ?? '') })

/** As `useShownPath`, once the new page is rendered: for what need not come with it, so that the page comes sooner. */
export const useSettledPath = (): string => useDeferredValue(useShownPath())

/** The query of the document: a part that is hydrated later must first be what the server wrote for it. */
const documentQuery = import.meta.env.SSR ? '' : location.search

/** The query of the page that is shown, with its question mark; empty without one. As `useShownPath`. */
export function useShownQuery(): string {
  const shown = useMatches({
    select: (matches) => {
      const search = matches.at(-1)?.search
      return search && 'raw' in search && typeof search.raw === 'string' ? search.raw : ''
    },
  })
  const isHydrated = useScripted()
  return import.meta.env.SSR || isHydrated ? shown : documentQuery
}
