import type { LakeDocument } from '../../../documents/document.ts'
import type { LakeProblem } from '../../../problem.ts'
import type { SlowQuery, SlowResult } from '../types.ts'

/** How the worker waits for documents: it sleeps until the number changes. */
export type Bell = Int32Array<SharedArrayBuffer>

/** What a worker starts with. */
export interface WorkerStart {
  bell: Bell
}

/** A message to a worker. Documents it has been sent before are only named. */
export type ToWorker =
  | { kind: 'query'; query: SlowQuery }
  | { kind: 'documents'; items: (LakeDocument | string)[]; next: number | null }

/** A message of a worker: it has begun, it needs documents (from one in a list on), or what came out. */
export type FromWorker =
  | { kind: 'begun' }
  | { kind: 'get'; id: string }
  | { kind: 'bucket'; key: string; from: number }
  | { kind: 'result'; result: SlowResult }
  | { kind: 'refusal'; refusal: Pick<LakeProblem, 'status' | 'type' | 'message' | 'details'> }
