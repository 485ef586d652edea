import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Opens a database file that only its owner may read, creates its folder the first time, and prepares it with SQL. */
export function openDatabase(file: string, preparation: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(file)
  try {
    db.exec(preparation)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}
