import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
/** What a visitor chose; `system` follows the device. */
export type Theme = (typeof themes)[number]

const key = 'theme'
const listeners = new Set<() => void>()

/** The visitor's theme and how to change it, stored in the browser for every tab. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
  return { theme, setTheme }
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
  apply(theme)
}

function apply(theme: string | null): void {
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  else delete dataset.theme
  paintFrame(dataset.theme)
  for (const listener of listeners) listener()
}

// The browser paints its own frame in the colour whose media query holds.
function paintFrame(chosen: string | undefined): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const { theme } = meta.dataset
    const device = `(prefers-color-scheme: ${theme})`
    meta.media = chosen === undefined ? device : theme === chosen ? 'all' : 'not all'
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', follow)
  }
}

// Another tab has chosen.
function follow(event: StorageEvent): void {
  if (event.key === key || event.key === null) apply(event.newValue)
}
