import { storageProblem } from '@jalonne/lake'

/**
 * Does a write of what people have, and gives what it gives.
 * @param what the sentence for those it fails for
 * @throws LakeProblem 507 on a full disk, 503 when the disk cannot be written
 */
export function stored<T>(what: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    throw storageProblem(error, what)
  }
}
