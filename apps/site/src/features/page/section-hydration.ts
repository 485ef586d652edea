import { pathLanguage } from '@jalonne/domain'
import { wanted } from '../../boot/part.tsx'
import type { SiteRouter } from '../../router.tsx'
import { loadSections } from '../../sections/registry.ts'
import { cachedSectionTypes } from './load-page.ts'

/**
 * Hydrates what is left of the page, for content that is about to change: React would have to drop what the server
 * rendered of a section it has not hydrated. Resolves to false when code can't be fetched.
 */
export async function hydrateSections({ options, state }: SiteRouter): Promise<boolean> {
  const language = pathLanguage(state.location.pathname)
  if (!language) return true
  try {
    await loadSections(language, cachedSectionTypes(options.context.queryClient))
  } catch {
    return false
  }
  window.dispatchEvent(new Event(wanted))
  while (document.querySelector('[data-section]:not([data-hydrated])')) await nextHydrated()
  return true
}

const nextHydrated = () =>
  new Promise((resolve) => addEventListener('section-hydrated', resolve, { once: true }))
