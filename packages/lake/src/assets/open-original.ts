import { LakeProblem } from '../problem.ts'
import type { AssetStore } from './types.ts'

/**
 * Opens the bytes of an asset. They are to be as many as its document says, where there is one: browsers would keep for
 * a year what a disk has lost a part of.
 * @throws LakeProblem 404 for bytes that neither are there nor are described
 */
export async function openOriginal(
  assets: AssetStore,
  name: string,
  size: number | null,
): Promise<Blob> {
  const blob = await assets.get(name)
  if (size !== null && blob?.size !== size) {
    const found = blob ? `is damaged: ${blob.size} of ${size} bytes` : 'is gone'
    throw new Error(`The asset ${name} ${found}. Restore it from a backup.`)
  }
  if (!blob) throw new LakeProblem(404, 'notFound', 'There is no such asset')
  return blob
}
