import type { problems, texts } from './fr.ts'

export type ProblemId = keyof typeof problems
export type FormTextId = keyof typeof texts
