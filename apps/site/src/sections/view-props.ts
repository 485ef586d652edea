import type { Layout } from '../queries/layout.ts'
import type { Page, SectionOf, SectionType } from '../queries/section-types.ts'

/** What the view of a section is given. */
export interface ViewProps<Type extends SectionType> {
  section: SectionOf<Type>
  page: Page
  layout: Layout
}
