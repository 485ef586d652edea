import { LakeProblem } from '../problem.ts'

const SQLITE_FULL = 13
const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Says what kept something from being stored: 507 when there is no room left, 503 for anything else, such as a folder
 * that has become read-only. Nothing of it was kept then; what was acknowledged before is untouched.
 */
export function storageProblem(error: unknown, what: string): LakeProblem {
  if (error instanceof LakeProblem) return error
  const problem = isFull(error)
    ? new LakeProblem(507, 'insufficientStorageError', `${what}: the disk is full`)
    : new LakeProblem(503, 'storageError', `${what}: ${reasonOf(error)}`)
  problem.cause = error
  return problem
}

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && error.errcode === SQLITE_FULL) return true
  return 'code' in error && fullCodes.has(String(error.code))
}

// Messages of the file system name folders of the server, which are not the asker's business.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isOfFiles = 'code' in error && 'syscall' in error
  return isOfFiles ? `its folder cannot be written (${error.code})` : error.message
}
