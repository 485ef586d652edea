import { LakeProblem } from '../problem.ts'

const SQLITE_FULL = 13
const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT'])

/**
 * Says what kept something from being stored: 507 when there is no room left, 503 for anything else, such as a folder
 * that has become read-only. Nothing of it was kept then; what was acknowledged before is untouched.
 */
export function storageProblem(error: unknown, what: string): LakeProblem {
  if (error instanceof LakeProblem) return error
  if (isFull(error)) {
    return new LakeProblem(507, 'insufficientStorageError', `${what}: the disk is full`)
  }
  const reason = error instanceof Error ? error.message : String(error)
  return new LakeProblem(503, 'storageError', `${what}: ${reason}`)
}

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && fullCodes.has(error.code)) return true
  return 'errcode' in error && error.errcode === SQLITE_FULL
}
