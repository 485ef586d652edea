import type { Layout } from '../queries/layout.ts'
import type { Page, Section } from '../queries/section-types.ts'
import { createLateViews, type LateModule } from '../shared/late-views.ts'

export interface SectionProps {
  section: Section
  page: Page
  layout: Layout
}

// A folder is found by its name: `heroPlates` in the content is `hero-plates/` here.
const folders = import.meta.glob<LateModule<SectionProps>>('./*/index.ts')

/** The views of sections, by the type of the content; null for a type this site does not know. */
export const {
  load: loadSections,
  tryLoad: tryLoadSections,
  putOff: putOffSections,
  waiting: sectionsPutOff,
  useView: useSectionView,
} = createLateViews<SectionProps>((type) => folders[folderOf(type)])

/** The module of a section type, as the build's manifest calls it; null for a type without a folder. */
export function sectionModule(type: string): string | null {
  const path = folderOf(type)
  return path in folders ? path.replace('./', 'src/sections/') : null
}

function folderOf(type: string): string {
  return `./${type.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}/index.ts`
}
