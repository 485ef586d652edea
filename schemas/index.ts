import { documentTypes } from './documents/index.ts'
import { objectTypes } from './objects/index.ts'
import { sectionTypes } from './sections/index.ts'

export { icons } from './objects/icon.ts'
export { documentTypes, objectTypes, sectionTypes }

/** The whole content model, as the Studio and type generation take it. */
export const schemaTypes = [...documentTypes, ...sectionTypes, ...objectTypes]
