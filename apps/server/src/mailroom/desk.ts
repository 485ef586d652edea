import type { KeptAs, MailSettings } from '@jalonne/api'
import { type Delivery, deliverMails, mailBackoff } from '../leads/deliver-mails.ts'
import { groupCommit } from '../leads/group-commit.ts'
import { leadInbox } from '../leads/lead-inbox.ts'
import { mailQueue } from '../leads/mail-queue.ts'
import { openInbox } from '../leads/open-inbox.ts'
import { forgetOldLeads } from '../leads/retention.ts'
import { smtpSender } from '../leads/smtp.ts'
import { openReportStore, reportLimit } from '../reports/report-store.ts'
import type { MailroomSettings, Notice, Order } from './messages.ts'

/** The mailroom's work, wherever it is done. */
export interface Desk {
  /** Keeps a lead or a report; resolves once it is kept. */
  take(order: Order): Promise<KeptAs | null>
  /** Who the agency is from now on; nothing is sent before it is known. */
  sendAs(agency: MailSettings): void
  close(): Promise<void>
}

/**
 * Opens the inbox and the reports, sends what the inbox owes, and forgets what is too old. A folder that cannot be
 * written to is told and tried again with every order: what could not be kept is refused, never lost.
 */
export function openDesk(settings: MailroomSettings, tell: (notice: Notice) => void): Desk {
  const {
    files,
    mail: { smtpUrl },
    leadsRetentionDays,
  } = settings
  const smtp = smtpUrl === null ? null : smtpSender(smtpUrl)
  let agency: MailSettings | null = null
  let delivery: Delivery | null = null

  const inbox = onceOpen(() => {
    const db = openInbox(files.inbox)
    const { write } = groupCommit(db)
    const leads = leadInbox(db)
    const forgetting = forgetOldLeads({
      days: leadsRetentionDays,
      now: Date.now,
      purge: (before) => write(() => leads.purge(before)),
      onPurged: (count) => count > 0 && note('info', 'old leads removed', { count }),
      onFailure: (error) => note('error', 'old leads not removed', { err: error }),
    })
    const close = () => {
      forgetting()
      db.close()
    }
    return { leads, write, queue: mailQueue(db, { write }), close }
  })
  const reports = onceOpen(() =>
    openReportStore(files.reports, { maxSubjects: reportLimit, now: () => new Date() }),
  )

  function note(level: Notice['level'], text: string, details: Notice['details']) {
    tell({ level, text, details })
  }

  function deliver() {
    if (delivery) return delivery.wake()
    const sender = agency
    if (!smtp || !sender) return
    delivery = deliverMails({
      queue: inbox.get().queue,
      send: smtp.send,
      settings: () => agency ?? sender,
      now: Date.now,
      backoff: mailBackoff,
      concurrency: 2,
      onFailure: (mail, error) =>
        note('warn', 'mail not sent', { lead: mail?.lead.id, kind: mail?.kind, err: error }),
    })
  }

  try {
    inbox.get()
    reports.get()
  } catch (error) {
    note('error', 'nothing visitors send can be kept', { err: error, files })
  }

  return {
    async take(order) {
      if (order.kind === 'report') {
        reports.get().keep(order.report)
        return null
      }
      const { leads, write } = inbox.get()
      const kept = await write(() => leads.add(order.lead, order.fingerprint, order.since))
      if (!kept.known) deliver()
      return kept
    },
    sendAs(settings) {
      agency = settings
      try {
        deliver()
      } catch {
        // The inbox could not be opened, which has been told.
      }
    },
    async close() {
      await delivery?.stop()
      smtp?.close()
      inbox.close()
      reports.close()
    },
  }
}

/** Opens something at first use, and again after it could not be opened. */
function onceOpen<T extends { close(): void }>(open: () => T) {
  let opened: T | null = null
  return {
    get() {
      opened ??= open()
      return opened
    },
    close: () => opened?.close(),
  }
}
