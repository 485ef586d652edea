import { join } from 'node:path'

/** Where the demo content lies on disk, as NDJSON that `sanity dataset import` takes. */
export const seedFile: string = join(import.meta.dirname, '../seed.ndjson')
