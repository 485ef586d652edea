import { useSyncExternalStore } from 'react'

// By the path of their page; in memory only, as what is typed into a form.
const notes = new Map<string, string>()
const listeners = new Set<() => void>()

/** What is laid beside what the visitor writes in the form of a page; `path` is without a language. */
export const noteOf = (path: string): string | null => notes.get(path) ?? null

/** Lays a note beside what the visitor writes in the form of a page, where it stays until it is sent; null takes it away. */
export function setNote(path: string, note: string | null): void {
  if (note === null) notes.delete(path)
  else notes.set(path, note)
  for (const listener of listeners) listener()
}

/** Whether a note is laid beside any form. */
export const isNoteKept = (): boolean => notes.size > 0

/** Drops what is laid beside all forms. */
export const forgetNotes = (): void => notes.clear()

/** What is to be sent with the form of a page. */
export const useNote = (path: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => noteOf(path),
    () => null,
  )

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
