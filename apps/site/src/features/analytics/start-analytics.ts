import { isEmailAddress } from '@jalonne/api/shapes'
import { provideFormMeta } from '../../shared/form-meta.ts'
import { forgetEvents, track } from '../../shared/track.ts'
import { readConsent, subscribeToConsent } from './consent.ts'
import type { Metadata } from './metadata.ts'
import { userHash } from './user-hash.ts'
import { type VisitorMetadata, visitorMetadata } from './visitor-metadata.ts'

let visitor: VisitorMetadata | null = null
let measurementId: string | null = null
// Null until the first look at the visitor's choice.
let isMeasured: boolean | null = null

/** What a form sends of how its visitor came here; empty until the analytics have started. */
function analyticsMeta(): Partial<Metadata> & { measurement_id?: string } {
  return { ...visitor?.read(), ...(measurementId ? { measurement_id: measurementId } : {}) }
}

/**
 * Starts to notice: where the visit began, clicks on marked links (`data-cta`), the address sent with a form. Measures
 * under `id` while the visitor agrees; without an id or consent nothing is stored and nothing third-party loaded.
 * Returns what stops it.
 */
export function startAnalytics(id: string | null): () => void {
  const first = performance.getEntriesByType('navigation')[0]?.name ?? ''
  visitor ??= visitorMetadata({
    // The page may have moved on since.
    url: URL.canParse(first) ? first : location.href,
    referrer: document.referrer,
    now: new Date(),
  })
  measurementId = id
  provideFormMeta({ read: analyticsMeta, recognise })
  const follow = () => void followConsent(id)
  follow()
  const unsubscribe = subscribeToConsent(follow)
  // Before the router, which moves on to a preloaded page at once: what counts is where the link stands.
  document.addEventListener('click', noteCallToAction, { capture: true })
  return () => {
    unsubscribe()
    document.removeEventListener('click', noteCallToAction, { capture: true })
  }
}

async function followConsent(id: string | null): Promise<void> {
  const granted = id !== null && readConsent() === 'granted'
  visitor?.store(granted)
  const wasMeasured = isMeasured
  isMeasured = granted
  if (!granted && !wasMeasured) return
  try {
    // What happened without consent must not be measured with it either.
    if (granted && wasMeasured === false) forgetEvents()
    const { startMeasuring, stopMeasuring } = await import('./tag-manager.ts')
    if (granted) startMeasuring(id)
    else stopMeasuring()
  } catch {
    // Nobody's visit depends on being counted.
  }
}

function noteCallToAction({ target }: Event): void {
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-cta]') : null
  if (marked) track('cta_click', { cta: marked.dataset.cta ?? '', page_path: location.pathname })
}

// Where a form takes any words, they may be something else.
async function recognise(email: string): Promise<void> {
  const hash = isEmailAddress(email.trim()) ? await userHash(email) : null
  if (hash) visitor?.recognise(hash)
}
