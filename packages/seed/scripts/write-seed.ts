import { writeFile } from 'node:fs/promises'
import { seedFile } from '../src/file.ts'
import { toNdjson } from '../src/ndjson.ts'
import { seedDocuments } from '../src/seed-documents.ts'

await writeFile(seedFile, toNdjson(seedDocuments()))
