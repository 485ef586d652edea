import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../inbox/open-database.ts'

// Foreign keys: erasing a lead erases its mails. FULL: what was acknowledged survives a power cut.
// Secure delete: what was erased is overwritten, not only unlinked.
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
  PRAGMA secure_delete = ON;
`
/**
 * The mailbox an address leads to, in SQL: what stands behind a plus before the @ is the owner's own label, and
 * would make one mailbox look like many.
 */
export const mailboxOf = (address: string): string =>
  `CASE WHEN ${address} LIKE '%+%@%'
     THEN substr(${address}, 1, instr(${address}, '+') - 1) || substr(${address}, instr(${address}, '@'))
     ELSE ${address} END`

const tables = `
  CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    received_at TEXT NOT NULL,
    email TEXT,
    suspicion TEXT,
    lead TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS leads_by_fingerprint ON leads (fingerprint, received_at);
  CREATE INDEX IF NOT EXISTS leads_by_email ON leads (email);
  CREATE INDEX IF NOT EXISTS leads_by_mailbox ON leads (${mailboxOf('email')}, received_at);
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
  CREATE INDEX IF NOT EXISTS mails_due ON mails (next_at) WHERE state = 'waiting';
`

/** Opens the file that holds leads and the mails they still owe, and creates it the first time. */
export function openLeadsDatabase(file: string): DatabaseSync {
  return openDatabase(file, settings + tables)
}
