import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '@jalonne/node-kit/database'
import { dataFailure, restoreAdvice } from '../data-folder.ts'
import { accessChangesSchema } from './access-changes.ts'

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
 * Opens the file of users, tokens and sessions in a data folder, for its owner only; made when it is not there. Commands
 * write while a lake serves, so the file is shared.
 * @param isServing whether the whole file is looked at for damage, which takes a command too long
 * @throws Failure
 */
export function openPeopleDatabase(directory: string, isServing = false): DatabaseSync {
  const file = path.join(directory, 'people.sqlite')
  try {
    const restore = restoreAdvice(directory)
    return openDatabase(file, {
      migrations: [schema, accessChangesSchema],
      restore,
      check: isServing,
    })
  } catch (error) {
    throw dataFailure(directory, error)
  }
}
