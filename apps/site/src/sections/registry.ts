import type { Language } from '@jalonne/domain'
import { type ComponentType, lazy } from 'react'
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

type View = ComponentType<SectionProps>

// A folder is found by its name: `heroPlates` in the content is `hero-plates/` here.
const folders = import.meta.glob<SectionModule>('./*/index.ts')
const lazyViews = new Map(Object.keys(folders).map((path) => [path, lazyView(path)]))
const loadedViews = new Map<string, View>()

/**
 * The view of a section type, to be rendered without a wait where its code is here, else loaded when it is rendered;
 * undefined for a type this site does not know.
 */
export function sectionView(type: string): View | undefined {
  const path = folderOf(type)
  return loadedViews.get(path) ?? lazyViews.get(path)
}

/**
 * Loads the code of sections and what they need in a language, so that rendering them needs no wait. Rejects when a
 * chunk can't be fetched.
 */
export async function loadSections(types: readonly string[], language: Language): Promise<void> {
  const load = async (type: string) => (await loadModule(folderOf(type)))?.prepare?.(language)
  await Promise.all(types.map(load))
}

/** The module of a section type, as the build's manifest calls it; null for a type without a folder. */
export function sectionModule(type: string): string | null {
  const path = folderOf(type)
  return path in folders ? path.replace('./', 'src/sections/') : null
}

async function loadModule(path: string): Promise<SectionModule | undefined> {
  const module = await folders[path]?.()
  if (module) loadedViews.set(path, module.View)
  return module
}

function lazyView(path: string): View {
  return lazy(async () => {
    const module = await loadModule(path).catch(() => undefined)
    // Out of reach, it stays as the server wrote it; a page that is navigated to has loaded it before.
    return module ? { default: module.View } : new Promise<never>(() => {})
  })
}

function folderOf(type: string): string {
  return `./${type.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}/index.ts`
}
