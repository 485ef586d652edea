import type { DatabaseSync } from 'node:sqlite'
import { mailboxOf } from '@jalonne/api'
import { type DatabaseOptions, type Migration, openDatabase } from '@jalonne/node-kit/database'

const migrations: Migration[] = [
  // Files from before versions were counted have some or all of this.
  `CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    received_at TEXT NOT NULL,
    email TEXT,
    suspicion TEXT,
    lead TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS leads_by_fingerprint ON leads (fingerprint, received_at);
  CREATE INDEX IF NOT EXISTS leads_by_email ON leads (email);
  CREATE INDEX IF NOT EXISTS leads_by_time ON leads (received_at);
  CREATE TABLE IF NOT EXISTS mails (
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'refused')),
    last_error TEXT,
    PRIMARY KEY (lead_id, kind)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mails_due ON mails (next_at) WHERE state = 'waiting';`,
  addMailboxes,
  'CREATE TABLE clock (id INTEGER PRIMARY KEY CHECK (id = 1), seen_at TEXT NOT NULL) STRICT;',
  // Which states there are can be changed with the table only.
  `CREATE TABLE mails_now (
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'refused', 'lapsed')),
    last_error TEXT,
    PRIMARY KEY (lead_id, kind)
  ) STRICT;
  INSERT INTO mails_now SELECT lead_id, kind, attempts, next_at, state, last_error FROM mails;
  DROP TABLE mails;
  ALTER TABLE mails_now RENAME TO mails;
  CREATE INDEX mails_due ON mails (next_at) WHERE state = 'waiting';`,
  // Nothing is looked for by the address as it is stored.
  'DROP INDEX leads_by_email;',
  // When the clock had last been believed: a lead with an older date came while it was behind.
  'ALTER TABLE leads ADD COLUMN clock_seen_at TEXT;',
]

function addMailboxes(db: DatabaseSync): void {
  db.function('mailbox_of', { deterministic: true }, (email) =>
    typeof email === 'string' ? mailboxOf(email) : null,
  )
  db.exec(
    `DROP INDEX IF EXISTS leads_by_mailbox;
     ALTER TABLE leads ADD COLUMN mailbox TEXT;
     UPDATE leads SET mailbox = mailbox_of(email);
     CREATE INDEX leads_by_mailbox ON leads (mailbox, received_at);`,
  )
}

/** What to do where the file is damaged. */
export const restoreAdvice = 'Put a backup in its place: npm run leads -- restore FILE.'

/**
 * Opens the file that holds leads and the mails they still owe, and creates it the first time. What was acknowledged
 * survives a power cut; what is erased is overwritten, not only unlinked.
 * @throws DatabaseProblem
 */
export const openLeadsDatabase = (
  file: string,
  options: Pick<DatabaseOptions, 'check'> = {},
): DatabaseSync =>
  openDatabase(file, {
    migrations,
    restore: restoreAdvice,
    secureDelete: true,
    ...options,
  })
