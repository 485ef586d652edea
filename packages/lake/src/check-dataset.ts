import type { Dataset } from './dataset.ts'
import { strongReferences } from './mutations/references.ts'

const maintained = ['_id', '_type', '_rev', '_createdAt', '_updatedAt'] as const

/** Looks through a dataset for what should never be: one sentence for each thing found. */
export function checkDataset(dataset: Dataset): string[] {
  const found = dataset.storage.check()
  for (const document of dataset.documents()) {
    for (const name of maintained) {
      if (typeof document[name] !== 'string') found.push(`"${document._id}" has no ${name}`)
    }
    for (const id of strongReferences(document)) {
      if (!dataset.get(id)) found.push(`"${document._id}" refers to "${id}", which does not exist`)
    }
  }
  return found
}
