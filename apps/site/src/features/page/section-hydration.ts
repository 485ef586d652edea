import { pathLanguage } from '@jalonne/domain'
import type { SiteRouter } from '../../router.tsx'
import { loadSections } from '../../sections/registry.ts'
import { cachedSectionTypes } from './load-page.ts'

/** How near the window a section is hydrated, in pixels. */
const near = 400
const wanted = 'sections-wanted'

/** Runs something once a section comes near the window, gets the focus or is wanted by `hydrateSections`. */
export function whenNear(section: HTMLElement, run: () => void): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) end()
    },
    { rootMargin: `${near}px 0px` },
  )
  const stop = () => {
    observer.disconnect()
    listeners.abort()
  }
  const end = () => {
    stop()
    run()
  }
  observer.observe(section)
  section.addEventListener('focusin', end, { signal })
  window.addEventListener(wanted, end, { signal })
  return stop
}

/**
 * Hydrates what is left of the page, for content that is about to change: React would have to drop what the server
 * rendered of a section it has not hydrated. Resolves to false when code can't be fetched.
 */
export async function hydrateSections({ options, state }: SiteRouter): Promise<boolean> {
  const language = pathLanguage(state.location.pathname)
  if (!language) return true
  try {
    await loadSections(cachedSectionTypes(options.context.queryClient), language)
  } catch {
    return false
  }
  window.dispatchEvent(new Event(wanted))
  while (document.querySelector('[data-section]:not([data-hydrated])')) await nextHydrated()
  return true
}

const nextHydrated = () =>
  new Promise((resolve) => addEventListener('section-hydrated', resolve, { once: true }))
