import { useSyncExternalStore } from 'react'

/** Which languages forms show: one, or both side by side. */
export type ShownLanguages = 'both' | 'fr' | 'en'

const key = 'jalonne-shown-languages'
const listeners = new Set<() => void>()
let current = stored()

function stored(): ShownLanguages {
  const value = globalThis.localStorage?.getItem(key)
  return value === 'fr' || value === 'en' ? value : 'both'
}

/** Changes what every open form shows, and remembers it in this browser. */
export function showLanguages(languages: ShownLanguages): void {
  current = languages
  globalThis.localStorage?.setItem(key, languages)
  for (const listener of listeners) listener()
}

/** What forms show now. */
export function useShownLanguages(): ShownLanguages {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
