import { type Language, pathLanguage } from '@jalonne/domain'
import { sectionsWantedEvent } from '../../boot/part.tsx'
import type { SiteRouter } from '../../router.tsx'
import { loadSections } from '../../sections/registry.ts'
import { cachedSectionTypes } from './load-page.ts'

/**
 * Hydrates what is left of the page, for content that is about to change: React would have to drop what the server
 * rendered of a section it has not hydrated. Resolves to false when code can't be fetched.
 */
export async function hydrateSections({ options, state }: SiteRouter): Promise<boolean> {
  const language = shownLanguage(state)
  if (!language) return true
  try {
    await loadSections(language, cachedSectionTypes(options.context.queryClient))
  } catch {
    return false
  }
  window.dispatchEvent(new Event(sectionsWantedEvent))
  while (document.querySelector('[data-section]:not([data-hydrated])')) {
    if (!(await nextHydrated())) return false
  }
  return true
}

/** The same where a page in another language is about to be shown: its sections take the place of these. */
export async function hydrateForLanguage(router: SiteRouter, language: Language): Promise<void> {
  const shown = shownLanguage(router.state)
  if (shown && shown !== language) await hydrateSections(router)
}

/** The language of the page that is shown. The location changes before. */
const shownLanguage = ({ resolvedLocation, location }: SiteRouter['state']): Language | null =>
  pathLanguage((resolvedLocation ?? location).pathname)

/** How long the next part of the page may take, in milliseconds: one whose code is out of reach never comes. */
const patience = 10_000

const nextHydrated = () =>
  new Promise<boolean>((resolve) => {
    addEventListener('section-hydrated', () => resolve(true), { once: true })
    setTimeout(resolve, patience, false)
  })
