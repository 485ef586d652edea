import type { LakeProblem } from '../../problem.ts'
import type { TransformPlan } from '../transform-plan.ts'
import type { DrawingLimits } from './open-image.ts'

/** An image to draw. */
export interface Drawing {
  bytes: Uint8Array<ArrayBuffer>
  plan: TransformPlan
  limits: DrawingLimits
}

/** What became of it. */
export type Drawn =
  | { bytes: Uint8Array<ArrayBuffer> }
  | { refusal: Pick<LakeProblem, 'status' | 'type' | 'message'> }
