// A process that writes until it is killed, and tells its parent how many transactions were acknowledged.
import { createLake } from '../../src/lake.ts'
import { sqliteStorage } from '../../src/storage/sqlite.ts'

const directory = process.argv[2]
if (!directory || !process.send) throw new Error('Needs a folder and a parent process')
const lake = await createLake({ projectId: 'jalonne', storage: sqliteStorage({ directory }) })
for (let count = 1; ; count++) {
  const page = { _type: 'page', count }
  await lake.mutate('production', [{ create: page }, { create: page }])
  process.send(count)
}
