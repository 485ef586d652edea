import type { DatabaseSync } from 'node:sqlite'
import { type Lead, type LeadMailKind, mailKinds } from '@jalonne/api'
import * as v from 'valibot'
import { groupCommit, type Writer } from './group-commit.ts'
import { leadReader } from './lead-repository.ts'

export interface DueMail {
  leadId: string
  /** Null for one that cannot be read. */
  lead: Lead | null
  kind: LeadMailKind
  /** How often it has been tried. */
  attempts: number
}

/** The mails to the team that are not sent yet. */
export interface WaitingMails {
  count: number
  /** How long ago the oldest one's lead was received; 0 where none waits. */
  oldestSeconds: number
}

/** Whether somebody should look: for an hour a mail server may restart, or ask to try later. */
export const isMailLate = ({ oldestSeconds }: WaitingMails): boolean => oldestSeconds > 60 * 60

/** The mails that leads still owe. Times are milliseconds since the epoch. */
export interface MailQueue {
  /**
   * Mails whose time has come, oldest first: also those never tried, and those further off than any try is put, which
   * a clock that was set has left behind.
   */
  due(now: number, limit: number): DueMail[]
  /** When the next one will be due, or null when none waits for a later time. */
  nextAt(now: number): number | null
  /** A visitor's wait is left out: anybody can give an address no server takes. */
  waitingForTeam(now: number): WaitingMails
  /** This and the following resolve once it is written down. */
  sent(mail: DueMail): Promise<void>
  postpone(mail: DueMail, until: number, reason: string): Promise<void>
  /** The receiving server will never take it. */
  refuse(mail: DueMail, reason: string): Promise<void>
  /** It is too late for it. */
  lapse(mail: DueMail): Promise<void>
}

const mailKind = v.picklist(mailKinds)

// One that a newer release has written waits for that release, and holds up no other.
const isSendable = `state = 'waiting' AND kind IN (${mailKinds.map((kind) => `'${kind}'`).join(', ')})`

/** No mail waits longer for its next try, in milliseconds. */
export const longestBackoff = 60 * 60_000

/** The queue of mails in the inbox’s database; what is written goes through `writer`, many writes at once. */
export function mailQueue(db: DatabaseSync, writer: Writer = groupCommit(db)): MailQueue {
  const read = leadReader(db)
  const due = db.prepare(
    `SELECT lead_id, kind, attempts FROM mails
     WHERE ${isSendable} AND (next_at <= ?1 OR attempts = 0 OR next_at > ?1 + ${longestBackoff})
     ORDER BY next_at, lead_id, kind LIMIT ?2`,
  )
  const next = db.prepare(
    `SELECT min(next_at) AS at FROM mails
     WHERE ${isSendable} AND next_at > ?1 AND next_at <= ?1 + ${longestBackoff}`,
  )
  const waiting = db.prepare(
    `SELECT count(*) AS count, min(received_at) AS at FROM mails JOIN leads ON leads.id = lead_id
     WHERE state = 'waiting' AND kind = 'team'`,
  )
  const update = db.prepare(
    'UPDATE mails SET state = ?, attempts = attempts + 1, next_at = ?, last_error = ? WHERE lead_id = ? AND kind = ?',
  )
  const lapsed = db.prepare("UPDATE mails SET state = 'lapsed' WHERE lead_id = ? AND kind = ?")
  const settle = (state: string, at: number, error: string | null, { leadId, kind }: DueMail) =>
    writer.write(() => void update.run(state, at, error?.slice(0, 500) ?? null, leadId, kind))
  return {
    due: (now, limit) =>
      due.all(now, limit).map((row) => ({
        leadId: String(row.lead_id),
        lead: read(String(row.lead_id)),
        kind: v.parse(mailKind, row.kind),
        attempts: Number(row.attempts),
      })),
    nextAt(now) {
      const at = next.get(now)?.at
      return typeof at === 'number' ? at : null
    },
    waitingForTeam(now) {
      const { count, at } = waiting.get() ?? {}
      const seconds = typeof at === 'string' ? (now - Date.parse(at)) / 1_000 : 0
      return { count: Number(count), oldestSeconds: Math.max(0, Math.round(seconds)) }
    },
    sent: (mail) => settle('sent', 0, null, mail),
    postpone: (mail, until, reason) => settle('waiting', until, reason, mail),
    refuse: (mail, reason) => settle('refused', 0, reason, mail),
    lapse: ({ leadId, kind }) => writer.write(() => void lapsed.run(leadId, kind)),
  }
}
