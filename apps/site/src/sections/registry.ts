import type { Language } from '@jalonne/domain'
import { type ComponentType, use } from 'react'
import type { Layout } from '../queries/layout.ts'
import type { Page, Section } from '../queries/section-types.ts'

export interface SectionProps {
  section: Section
  page: Page
  layout: Layout
}
interface SectionModule {
  View: ComponentType<SectionProps>
  /** Loads what the view needs besides its code. */
  prepare?: (language: Language) => Promise<unknown>
}

// A folder is found by its name: `heroPlates` in the content is `hero-plates/` here.
const folders = import.meta.glob<SectionModule>('./*/index.ts')
const loaded = new Map<string, ComponentType<SectionProps> | null>()
const loading = new Map<string, Promise<ComponentType<SectionProps> | null>>()
const preparations = new Map<string, SectionModule['prepare']>()
// What a view that is put off waits for, instead of its code.
const putOff = new Map<string, PromiseWithResolvers<void>>()
const waiting = new Set<string>()

/** The module of a section type, as the build's manifest calls it; null for a type without a folder. */
export function sectionModule(type: string): string | null {
  const path = folderOf(type)
  return path in folders ? path.replace('./', 'src/sections/') : null
}

/**
 * Loads the views of section types and what they need in a language, so that rendering them needs no wait. Rejects
 * when a chunk can't be fetched.
 */
export async function loadSections(types: readonly string[], language: Language): Promise<void> {
  await Promise.all(types.map(loadSection))
  await Promise.all(types.map((type) => preparations.get(type)?.(language)))
  for (const type of types) {
    putOff.get(type)?.resolve()
    waiting.delete(type)
  }
}

/**
 * Lets the views of section types wait until `loadSections` is called for them, instead of asking for their code
 * when they are rendered. React leaves what the server rendered of them in place for as long.
 */
export function putOffSections(types: readonly string[]): void {
  for (const type of types) {
    if (loaded.has(type)) continue
    putOff.set(type, Promise.withResolvers())
    waiting.add(type)
  }
}

/** The section types still put off. */
export const sectionsPutOff = (): string[] => [...waiting]

/** The view of a section type, waiting for its code if need be; null for a type this site does not know. */
export function useSectionView(type: string): ComponentType<SectionProps> | null {
  const later = putOff.get(type)
  if (later) use(later.promise)
  const view = loaded.get(type)
  return view === undefined ? use(loadSection(type)) : view
}

function loadSection(type: string): Promise<ComponentType<SectionProps> | null> {
  const known = loading.get(type)
  if (known) return known
  const promise = importView(type)
  loading.set(type, promise)
  promise.catch(() => loading.delete(type))
  return promise
}

async function importView(type: string): Promise<ComponentType<SectionProps> | null> {
  const module = await folders[folderOf(type)]?.()
  const view = module?.View ?? null
  loaded.set(type, view)
  preparations.set(type, module?.prepare)
  return view
}

function folderOf(type: string): string {
  return `./${type.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}/index.ts`
}
