import { documentTypes } from './documents/index.ts'
import { objectTypes } from './objects/index.ts'
import { sections, sectionTypes } from './sections/index.gen.ts'

export type { SectionPurpose } from './define-section.ts'

export { mostHeaderLinks } from './documents/navigation.ts'
export { documentTypes, sections, sectionTypes }

/** The whole content model, as the Studio and type generation take it. */
export const schemaTypes = [...documentTypes, ...sectionTypes, ...objectTypes]
