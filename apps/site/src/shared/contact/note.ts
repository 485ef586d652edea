import { useSyncExternalStore } from 'react'

// Between two sections of one page: what a calculator says, and the form it is sent with.
let note: string | null = null
const listeners = new Set<() => void>()

/** Lays something beside what the visitor writes in the form of this page; null takes it away. */
export function setNote(text: string | null): void {
  note = text
  for (const listener of listeners) listener()
}

/** What is to be sent with the form. */
export const useNote = (): string | null => useSyncExternalStore(subscribe, readNote, noNote)

const readNote = () => note
const noNote = () => null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
