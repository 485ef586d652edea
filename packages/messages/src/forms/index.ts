export { type ProblemId, problemTexts } from './problem-texts.ts'
export { type FormTextId, formTexts } from './texts.ts'
