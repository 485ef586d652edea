import { chmodSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Failure, reasonOf } from '../failure.ts'

// Commands write while a lake serves, so the file is shared, and who is locked out waits.
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
`

const schema = `
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    password TEXT NOT NULL,
    created_at TEXT NOT NULL,
    removed_at TEXT
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS users_email ON users (email) WHERE removed_at IS NULL;
  CREATE TABLE IF NOT EXISTS robots (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    hash BLOB NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    revoked_at TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    hash BLOB PRIMARY KEY,
    person_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS key_values (
    person_id TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    PRIMARY KEY (person_id, key)
  ) STRICT;
`

/**
 * Opens the file of users, tokens and sessions in a data folder, for its owner only; made when it is not there.
 * @throws Failure
 */
export function openPeopleDatabase(directory: string): DatabaseSync {
  const file = path.join(directory, 'people.sqlite')
  try {
    const database = new DatabaseSync(file)
    // The files beside it take over its permissions.
    chmodSync(file, 0o600)
    database.exec(settings)
    database.exec(schema)
    return database
  } catch (error) {
    throw new Failure(`The users in ${file} cannot be read (${reasonOf(error)}).`)
  }
}
