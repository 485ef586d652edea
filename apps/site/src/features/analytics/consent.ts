import { useSyncExternalStore } from 'react'

/** Whether a visitor lets their visit be measured; null until they have said. */
export type Consent = 'granted' | 'denied' | null

/** Where the choice is stored; the number rises when what is measured changes, and visitors choose again. */
export const consentKey = 'jalonne.consent.v1'

const listeners = new Set<() => void>()
// In place of the storage where it is refused.
let choice: Consent = null
// How often the visitor has asked for the question since the last choice.
let timesReopened = 0

/** The visitor's choice, here or in an earlier visit. */
export function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(consentKey)
    if (stored === 'granted' || stored === 'denied') return stored
  } catch {
    // Storage may be refused: the choice then lasts as long as the page.
  }
  return choice
}

/** Remembers the choice and closes the question. */
export function chooseConsent(consent: 'granted' | 'denied'): void {
  choice = consent
  timesReopened = 0
  try {
    localStorage.setItem(consentKey, consent)
  } catch {
    // As above.
  }
  notify()
}

/** Asks again, for a visitor who wants to change the choice. */
export function reopenConsent(): void {
  timesReopened += 1
  notify()
}

/** Calls the listener with every choice, in another tab too, even while the page was put aside; returns what stops it. */
export function subscribeToConsent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== consentKey && key !== null) return
    choice = null
    listener()
  }
  // A page that the browser has kept for the way back heard nothing meanwhile.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onReturn)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onReturn)
  }
}

/**
 * Whether the visitor is asked, which is until they have said and when they want to change it; `reopened` is how often they
 * have said that they do.
 */
export function useConsent(): { asks: boolean; reopened: number } {
  const consent = useSyncExternalStore(subscribeToConsent, readConsent, () => null)
  const reopened = useSyncExternalStore(
    subscribeToConsent,
    () => timesReopened,
    () => 0,
  )
  return { asks: reopened > 0 || consent === null, reopened }
}

function notify(): void {
  for (const listener of listeners) listener()
}
