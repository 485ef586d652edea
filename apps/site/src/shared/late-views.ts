import type { Language } from '@jalonne/domain'
import { type ComponentType, use } from 'react'

export interface LateModule<Props> {
  View: ComponentType<Props>
  /** Loads what the view needs besides its code. */
  prepare?: (language: Language) => Promise<unknown>
}

/** Views by name, whose code is loaded on its own and may come after what the server rendered of them. */
export interface LateViews<Props> {
  /**
   * Loads views and what they need in a language, so that rendering them needs no wait. Rejects when a chunk can't be
   * fetched.
   */
  load(names: readonly string[], language: Language): Promise<void>
  /** The same for views that may stay as the server rendered them: resolves to whether they are loaded. */
  tryLoad(names: readonly string[], language: Language): Promise<boolean>
  /**
   * Lets views wait until `load` is called for them, instead of asking for their code when they are rendered. React
   * leaves what the server rendered of them in place for as long.
   */
  putOff(names: readonly string[]): void
  /** Those still put off. */
  waiting(): string[]
  /** A view, waiting for its code if need be; null for a name without one. */
  useView(name: string): ComponentType<Props> | null
}

/** Keeps the views that `find` knows how to import. */
export function createLateViews<Props>(
  find: (name: string) => (() => Promise<LateModule<Props>>) | undefined,
): LateViews<Props> {
  const loaded = new Map<string, LateModule<Props> | null>()
  const loading = new Map<string, Promise<LateModule<Props> | null>>()
  // What a view that is put off waits for, instead of its code.
  const putOff = new Map<string, PromiseWithResolvers<void>>()
  const waiting = new Set<string>()

  const importView = async (name: string) => {
    const module = (await find(name)?.()) ?? null
    loaded.set(name, module)
    return module
  }
  const loadView = (name: string) => {
    const known = loading.get(name)
    if (known) return known
    const promise = importView(name)
    loading.set(name, promise)
    promise.catch(() => loading.delete(name))
    return promise
  }
  const load = async (names: readonly string[], language: Language) => {
    const modules = await Promise.all(names.map(loadView))
    await Promise.all(modules.map((module) => module?.prepare?.(language)))
    for (const name of names) {
      putOff.get(name)?.resolve()
      waiting.delete(name)
    }
  }
  return {
    load,
    tryLoad: (names, language) =>
      load(names, language).then(
        () => true,
        () => false,
      ),
    putOff: (names) => {
      for (const name of names) {
        if (loaded.has(name)) continue
        putOff.set(name, Promise.withResolvers())
        waiting.add(name)
      }
    },
    waiting: () => [...waiting],
    useView: (name) => {
      const later = putOff.get(name)
      if (later) use(later.promise)
      const module = loaded.has(name) ? loaded.get(name) : use(loadView(name))
      return module?.View ?? null
    },
  }
}
