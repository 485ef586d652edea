import { useSyncExternalStore } from 'react'

/** What a section of the page lays beside the visitor's own words. */
export interface Note {
  /** The key of that section. */
  from: string
  text: string
}

let note: Note | null = null
const listeners = new Set<() => void>()

/** Lays a note beside what the visitor writes in the form of this page; null takes it away. */
export function setNote(next: Note | null): void {
  note = next
  for (const listener of listeners) listener()
}

/** What is to be sent with the form. */
export const useNote = (): Note | null => useSyncExternalStore(subscribe, readNote, noNote)

const readNote = () => note
const noNote = () => null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
