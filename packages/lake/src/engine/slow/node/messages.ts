import type { LakeDocument } from '../../../documents/document.ts'
import type { LakeProblem } from '../../../problem.ts'
import type { SlowQuery, SlowResult } from '../types.ts'

/** How the worker waits for documents: it sleeps until the number changes. */
export type Bell = Int32Array<SharedArrayBuffer>

/** What a worker is started with. */
export interface WorkerStart {
  bell: Bell
}

/** What a worker is told. Documents it has been sent before are only named. */
export type ToWorker =
  | { kind: 'query'; query: SlowQuery }
  | { kind: 'documents'; items: (LakeDocument | string)[]; next: number | null }

/** What a worker says: that it has begun, that it needs documents, from one in a list on, or what came out. */
export type FromWorker =
  | { kind: 'begun' }
  | { kind: 'get'; id: string }
  | { kind: 'bucket'; key: string; from: number }
  | { kind: 'result'; result: SlowResult }
  | { kind: 'refusal'; refusal: Pick<LakeProblem, 'status' | 'type' | 'message' | 'details'> }
