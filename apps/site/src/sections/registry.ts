import type { Language } from '@jalonne/domain'
import type { ComponentType } from 'react'
import { lazyComponent } from '../boot/lazy-component.ts'
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
const folders = import.meta.glob<SectionModule>('./*/view.tsx')
const lazyViews = new Map(
  Object.entries(folders).map(([path, load]) => [
    path,
    lazyComponent(async () => (await load()).View),
  ]),
)
const loadedViews = new Map<string, SectionModule['View']>()

/**
 * The view of a section type; its code is loaded when it is rendered, unless `loadSections` has been before, which spares a
 * page that is moved on to the wait. Undefined for a type this site does not know.
 */
export const sectionView = (type: string) =>
  loadedViews.get(folderOf(type)) ?? lazyViews.get(folderOf(type))

/**
 * Loads the code of sections, of all of them unless types are named, and what they need in a language, so that rendering
 * them needs no wait. Rejects when a chunk can't be fetched.
 */
export async function loadSections(language: Language, types?: readonly string[]): Promise<void> {
  const paths = types ? new Set(types.map(folderOf)) : Object.keys(folders)
  await Promise.all([...paths].map((path) => loadSection(path, language)))
}

async function loadSection(path: string, language: Language): Promise<void> {
  const section = await folders[path]?.()
  if (!section) return
  loadedViews.set(path, section.View)
  await section.prepare?.(language)
}

/** The module of a section type, as the build's manifest calls it; null for a type without a folder. */
export function sectionModule(type: string): string | null {
  const path = folderOf(type)
  return path in folders ? path.replace('./', 'src/sections/') : null
}

function folderOf(type: string): string {
  return `./${type.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}/view.tsx`
}
