import type { DatabaseSync } from 'node:sqlite'
import { domainToASCII } from 'node:url'
import {
  type AddedLead,
  addressesIn,
  type Lead,
  leadMailKinds,
  mailboxOf,
  namesNumber,
  visibleAddress,
} from '@jalonne/api'
import { transaction } from '@jalonne/node-kit/database'

/** How many confirmations go to one mailbox within an hour: nobody can have a stranger's filled by us. */
const confirmationsAnHour = 3
const hour = 60 * 60_000

export interface StoredLead {
  lead: Lead
  /** Where each of its mails stands, e.g. `{team: 'sent', visitor: 'waiting'}`. */
  mails: Record<string, string>
  /** Why the last try of a mail failed, for those that were not sent since, e.g. `{visitor: '550 no such user'}`. */
  errors: Record<string, string>
}

/** What is left of a lead whose text the disk has lost. */
export interface DamagedLead {
  id: string
  receivedAt: string
  email: string | null
}

/** Somebody who has written: by their address or their number, whatever stands around it. */
export type Person = { email: string } | { phone: string }

export interface LeadRepository {
  /**
   * Keeps a lead with the mails it owes, unless it is known; see `LeadStore`. A mailbox that has had its
   * confirmations of this hour is owed none.
   */
  add(lead: Lead, fingerprint: string, repeatWithin: number | null): AddedLead
  /** Leads that can be read, newest first; suspect ones only where asked for. */
  list(filter: { of?: Person | undefined; suspect?: boolean; limit?: number }): StoredLead[]
  /** Leads that cannot be read, newest first, whoever wrote them. */
  damaged(): DamagedLead[]
  /** Removes everything about a person; gives the number of leads removed. */
  erase(of: Person): number
  /**
   * Removes leads received before an ISO date; gives their number. What came while the clock was behind counts from when
   * it was last believed.
   */
  purge(before: string): number
  /** When the newest lead was received, ISO; null without leads. */
  newestAt(): string | null
  /** The last time the machine's clock was believed, ISO; null before the first. */
  clockSeenAt(): string | null
  setClockSeenAt(at: string): void
}

/**
 * The inbox over its database. Everything is synchronous: when a method returns, its effect is on disk, or will be
 * with the transaction that is open.
 */
export function leadRepository(db: DatabaseSync): LeadRepository {
  const read = leadReader(db)
  db.function('names_number', (id, phone) =>
    Number(namesNumber(phoneOf(read(String(id))), String(phone))),
  )
  db.function('names_address', { deterministic: true }, (email, address) =>
    Number(typeof email === 'string' && namesAddress(email, String(address))),
  )
  const find = db.prepare(
    `SELECT id FROM leads WHERE fingerprint = ? AND received_at > ? AND received_at < ?
     ORDER BY received_at LIMIT 1`,
  )
  const insertLead = db.prepare(
    `INSERT INTO leads (id, fingerprint, received_at, email, mailbox, suspicion, lead, clock_seen_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT seen_at FROM clock))`,
  )
  const insertMail = db.prepare('INSERT INTO mails (lead_id, kind, next_at) VALUES (?, ?, ?)')

  const countConfirmations = db.prepare(
    `SELECT count(*) AS count FROM leads JOIN mails ON lead_id = id AND kind = 'visitor'
     WHERE mailbox = ? AND received_at > ? AND received_at < ?`,
  )

  function insert(lead: Lead, fingerprint: string) {
    const email = emailOf(lead)
    const mailbox = email && mailboxOf(email)
    const kinds = leadMailKinds(lead).filter(
      (kind) => kind !== 'visitor' || mayConfirm(mailbox, lead),
    )
    const { id, receivedAt, suspicion } = lead
    insertLead.run(id, fingerprint, receivedAt, email, mailbox, suspicion, JSON.stringify(lead))
    for (const kind of kinds) insertMail.run(id, kind, Date.parse(receivedAt))
  }

  function mayConfirm(mailbox: string | null, lead: Lead): boolean {
    const row = countConfirmations.get(mailbox, ...around(lead.receivedAt, hour))
    return Number(row?.count) < confirmationsAnHour
  }

  return {
    add(lead, fingerprint, repeatWithin) {
      return transaction(db, () => {
        const window = repeatWithin === null ? always : around(lead.receivedAt, repeatWithin)
        const found = find.get(fingerprint, ...window)
        // What was sent before and can't be read any more is kept anew.
        const known = found && read(String(found.id))
        if (known) return { id: known.id, known: true, callAt: known.callAt }
        insert(lead, fingerprint)
        return { id: lead.id, known: false, callAt: lead.callAt }
      })
    },
    list({ of, suspect = false, limit = 100 }) {
      const { where, values } = of ? matching(of) : { where: 'TRUE', values: [] }
      const rows = db
        .prepare(
          `SELECT id, (SELECT json_group_object(kind, state) FROM mails WHERE lead_id = leads.id) AS mails,
             (SELECT json_group_object(kind, last_error) FROM mails
              WHERE lead_id = leads.id AND last_error IS NOT NULL) AS errors
           FROM leads WHERE ${where} AND (suspicion IS NOT NULL) = ?
           ORDER BY received_at DESC, id LIMIT ?`,
        )
        .all(...values, Number(suspect), limit)
      return rows.flatMap((row) => {
        const lead = read(String(row.id))
        if (!lead) return []
        const mails = JSON.parse(String(row.mails))
        return [{ lead, mails, errors: JSON.parse(String(row.errors)) }]
      })
    },
    damaged: () =>
      db
        .prepare('SELECT id, received_at, email FROM leads ORDER BY received_at DESC, id')
        .all()
        .map(({ id, received_at, email }) => ({
          id: String(id),
          receivedAt: String(received_at),
          email: text(email),
        }))
        .filter(({ id }) => read(id) === null),
    erase(of) {
      const { where, values } = matching(of)
      const { changes } = db.prepare(`DELETE FROM leads WHERE ${where}`).run(...values)
      // What is erased must not live on in the log that has yet to reach the file.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return Number(changes)
    },
    purge(before) {
      const old = db.prepare(
        "DELETE FROM leads WHERE received_at < ?1 AND coalesce(clock_seen_at, '') < ?1",
      )
      return Number(old.run(before).changes)
    },
    newestAt: () => text(db.prepare('SELECT max(received_at) AS at FROM leads').get()?.at),
    clockSeenAt: () => text(db.prepare('SELECT seen_at AS at FROM clock').get()?.at),
    setClockSeenAt(at) {
      db.prepare('INSERT OR REPLACE INTO clock (id, seen_at) VALUES (1, ?)').run(at)
    },
  }
}

/** A condition on leads, with the values of its parameters. */
function matching(of: Person): { where: string; values: string[] } {
  if ('email' in of) {
    return { where: 'names_address(email, ?)', values: [of.email] }
  }
  return { where: 'names_number(id, ?)', values: [of.phone] }
}

/** Before and after: a clock that was ahead leaves leads in the future, which must not count for as long. */
const around = (at: string, span: number): [string, string] => [
  new Date(Date.parse(at) - span).toISOString(),
  new Date(Date.parse(at) + span).toISOString(),
]
/** As text, every date comes after the one and before the other. */
const always: [string, string] = ['', '~']

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Reads leads by their ids, each by itself: one that the disk has lost (null) keeps no other from being read. */
export function leadReader(db: DatabaseSync): (id: string) => Lead | null {
  const stored = db.prepare('SELECT lead FROM leads WHERE id = ?')
  return (id) => {
    try {
      return JSON.parse(String(stored.get(id)?.lead))
    } catch {
      return null
    }
  }
}

function phoneOf(lead: Lead | null): string {
  const contact = lead?.contact
  return (contact && 'phone' in contact && contact.phone) || ''
}

function emailOf({ contact }: Lead): string | null {
  return 'email' in contact ? canonicalAddress(contact.email) : null
}

// One form takes any words for an address.
function namesAddress(words: string, address: string): boolean {
  const wanted = canonicalAddress(address)
  return [words, ...addressesIn(words)].some((each) => canonicalAddress(each) === wanted)
}

// Some browsers hand over `müller.ch` as it was typed, others as `xn--mller-kva.ch`.
function canonicalAddress(address: string): string {
  const text = visibleAddress(address).toLowerCase()
  const start = text.lastIndexOf('@') + 1
  const domain = text.slice(start)
  return start > 0 ? text.slice(0, start) + (domainToASCII(domain) || domain) : text
}
