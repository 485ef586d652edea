import type { LakeProblem } from '../../problem.ts'
import type { TransformPlan } from '../transform-plan.ts'
import type { DrawingLimits } from './open-image.ts'

/** An image to draw by a plan, or to describe where there is none. */
export interface Drawing {
  bytes: Uint8Array<ArrayBuffer>
  plan: TransformPlan | null
  limits: DrawingLimits
}

/** What became of it: the bytes that were drawn, or the description. */
export type Drawn<Result> =
  | { result: Result }
  | { refusal: Pick<LakeProblem, 'status' | 'type' | 'message'> }
