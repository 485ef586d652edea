export type { FormTextId, ProblemId } from './ids.ts'
export { type FormTexts, loadedFormTexts, loadFormTexts } from './load.ts'
