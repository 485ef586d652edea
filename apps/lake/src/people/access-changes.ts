import { userInfo } from 'node:os'
import type { DatabaseSync } from 'node:sqlite'
import type { Logger } from 'pino'
import * as v from 'valibot'

/** The table of who was given, or lost, access. */
export const accessChangesSchema = `
  CREATE TABLE access_changes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    change TEXT NOT NULL,
    account TEXT NOT NULL,
    role TEXT,
    made_by TEXT NOT NULL,
    logged_at TEXT
  ) STRICT;
`

export interface AccessChange {
  change:
    | 'user added'
    | 'user removed'
    | 'role changed'
    | 'password changed'
    | 'token created'
    | 'token revoked'
  /** The address of a user, or the name and id of a token. */
  account: string
  /** The role they have from now on. */
  role?: string
}

/** Writes a change down, as part of the transaction that makes it: the lake that is served puts it into its log. */
export function recordAccessChange(database: DatabaseSync, now: Date, made: AccessChange): void {
  const { change, account, role = null } = made
  database
    .prepare(
      'INSERT INTO access_changes (at, change, account, role, made_by) VALUES (?, ?, ?, ?, ?)',
    )
    .run(now.toISOString(), change, account, role, systemUser())
}

// In a container the user may have a number only.
function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}

const Row = v.object({
  id: v.number(),
  at: v.string(),
  change: v.string(),
  account: v.string(),
  role: v.nullable(v.string()),
  made_by: v.string(),
})

/**
 * Puts changes that commands made to users and tokens into the log: those made while no lake was served at once, others
 * within seconds. Gives what ends that.
 */
export function logAccessChanges(database: DatabaseSync, log: Logger, everyMs = 2_000): () => void {
  const unlogged = database.prepare(
    'SELECT * FROM access_changes WHERE logged_at IS NULL ORDER BY id',
  )
  const settle = database.prepare('UPDATE access_changes SET logged_at = ? WHERE id = ?')
  const look = () => {
    try {
      for (const row of unlogged.all()) {
        const { id, made_by: by, role, ...made } = v.parse(Row, row)
        log.info({ ...made, ...(role !== null && { role }), by }, 'access changed')
        settle.run(new Date().toISOString(), id)
      }
    } catch (error) {
      log.error({ err: error }, 'access changes not read')
    }
  }
  look()
  const timer = setInterval(look, everyMs).unref()
  return () => clearInterval(timer)
}
