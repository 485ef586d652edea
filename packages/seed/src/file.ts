import { fileURLToPath } from 'node:url'

/** Where the demo content lies on disk, as NDJSON that `sanity dataset import` takes. */
export const seedFile: string = fileURLToPath(new URL('../seed.ndjson', import.meta.url))
