import { LakeProblem } from '../problem.ts'

const SQLITE_FULL = 13
const SQLITE_READONLY = 8
const SQLITE_IOERR = 10
// The lower half of a code of SQLite says what kind it is, the upper half more about it.
const kindMask = 0xff
const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Says what kept something from being stored: 507 when there is no room left, 503 for anything else, such as a folder
 * that has become read-only. Nothing of it was stored then; what was acknowledged before is untouched.
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

// Messages of the file system name folders of the server, which are none of the client's business.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const kind =
    'errcode' in error && typeof error.errcode === 'number' ? error.errcode & kindMask : 0
  if (kind === SQLITE_READONLY || kind === SQLITE_IOERR) {
    return `the disk cannot be written (${error.message})`
  }
  const isOfFiles = 'code' in error && 'syscall' in error
  return isOfFiles ? `its folder cannot be written (${error.code})` : error.message
}
