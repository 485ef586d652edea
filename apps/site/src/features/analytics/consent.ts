import { useSyncExternalStore } from 'react'

/** Whether a visitor lets their visit be measured; null until they have said. */
export type Consent = 'granted' | 'denied' | null

/** The key of the answer; its number rises when what is asked changes, and visitors are asked again. */
export const consentKey = 'jalonne.consent.v1'

const listeners = new Set<() => void>()
// In place of the storage where it is refused.
let answer: Consent = null
let isReopened = false

/** The visitor's answer, here or in an earlier visit. */
export function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(consentKey)
    if (stored === 'granted' || stored === 'denied') return stored
  } catch {
    // Storage may be refused: the answer then lasts as long as the page.
  }
  return answer
}

/** Remembers the answer and closes the question. */
export function chooseConsent(consent: 'granted' | 'denied'): void {
  answer = consent
  isReopened = false
  try {
    localStorage.setItem(consentKey, consent)
  } catch {
    // As above.
  }
  notify()
}

/** Puts the question again, for a visitor who wants to change the answer. */
export function reopenConsent(): void {
  isReopened = true
  notify()
}

/** Hears of every answer; returns what stops it. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The answer, and whether the question is to be shown: until there is one, and when it is asked for again. */
export function useConsent(): { consent: Consent; asks: boolean } {
  const consent = useSyncExternalStore(subscribeToConsent, readConsent, () => null)
  const reopened = useSyncExternalStore(
    subscribeToConsent,
    () => isReopened,
    () => false,
  )
  return { consent, asks: reopened || consent === null }
}

function notify(): void {
  for (const listener of listeners) listener()
}
