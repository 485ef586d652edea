import type { DatabaseSync } from 'node:sqlite'
import { type KeptAs, type Lead, leadMailKinds } from '@jalonne/api'
import { inTransaction } from './group-commit.ts'
import { mailboxOf } from './leads-database.ts'

/** How many copies of what was sent go to one mailbox within an hour: nobody can have a stranger's filled by us. */
const copiesAnHour = 3
const hour = 60 * 60_000

export interface StoredLead {
  lead: Lead
  /** Where each of its mails stands, e.g. `{team: 'sent', visitor: 'waiting'}`. */
  mails: Record<string, string>
}

export interface LeadRepository {
  /**
   * Keeps a lead with the mails it owes, unless it is known; see `LeadStore`. A mailbox that has had its copies of
   * this hour is owed none.
   */
  add(lead: Lead, fingerprint: string, since: string | null): KeptAs
  /** Leads, newest first; suspect ones only where asked for. */
  list(filter: { email?: string; suspect?: boolean; limit?: number }): StoredLead[]
  /** Removes everything about an address; gives the number of leads removed. */
  erase(email: string): number
  /** Removes leads received before an ISO date; gives their number. */
  purge(before: string): number
}

/**
 * The inbox over its database. Everything is synchronous: when a method returns, its effect is on disk, or will be
 * with the transaction that is open.
 */
export function leadRepository(db: DatabaseSync): LeadRepository {
  const find = db.prepare(
    'SELECT id FROM leads WHERE fingerprint = ? AND received_at > ? ORDER BY received_at LIMIT 1',
  )
  const insertLead = db.prepare(
    'INSERT INTO leads (id, fingerprint, received_at, email, suspicion, lead) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const insertMail = db.prepare('INSERT INTO mails (lead_id, kind, next_at) VALUES (?, ?, ?)')

  const countCopies = db.prepare(
    `SELECT count(*) AS copies FROM leads JOIN mails ON lead_id = id AND kind = 'visitor'
     WHERE ${mailboxOf('leads.email')} = ${mailboxOf('?1')} AND received_at > ?2`,
  )

  function insert(lead: Lead, fingerprint: string) {
    const email = emailOf(lead)
    const body = JSON.stringify(lead)
    const due = Date.parse(lead.receivedAt)
    const kinds = leadMailKinds(lead).filter((kind) => kind !== 'visitor' || mayCopy(email, due))
    insertLead.run(lead.id, fingerprint, lead.receivedAt, email, lead.suspicion, body)
    for (const kind of kinds) insertMail.run(lead.id, kind, due)
  }

  function mayCopy(email: string | null, at: number): boolean {
    const row = countCopies.get(email, new Date(at - hour).toISOString())
    return Number(row?.copies) < copiesAnHour
  }

  return {
    add(lead, fingerprint, since) {
      return inTransaction(db, () => {
        const known = find.get(fingerprint, since ?? '')
        if (known) return { id: String(known.id), known: true }
        insert(lead, fingerprint)
        return { id: lead.id, known: false }
      })
    },
    list({ email, suspect = false, limit = 100 }) {
      const rows = db
        .prepare(
          `SELECT lead, (SELECT json_group_object(kind, state) FROM mails WHERE lead_id = leads.id) AS mails
           FROM leads WHERE (? IS NULL OR email = ?) AND (suspicion IS NOT NULL) = ?
           ORDER BY received_at DESC, id LIMIT ?`,
        )
        .all(email?.toLowerCase() ?? null, email?.toLowerCase() ?? null, Number(suspect), limit)
      return rows.map((row) => ({
        lead: JSON.parse(String(row.lead)),
        mails: JSON.parse(String(row.mails)),
      }))
    },
    erase(email) {
      const { changes } = db.prepare('DELETE FROM leads WHERE email = ?').run(email.toLowerCase())
      // What is erased must not live on in the log that has yet to reach the file.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return Number(changes)
    },
    purge(before) {
      return Number(db.prepare('DELETE FROM leads WHERE received_at < ?').run(before).changes)
    },
  }
}

function emailOf({ contact }: Lead): string | null {
  return 'email' in contact ? contact.email.toLowerCase() : null
}
