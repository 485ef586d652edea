import type { MailSettings } from '@jalonne/api'
import { FolderInUse, lockFolder } from '@jalonne/node-kit/lock-folder'
import { ensurePrivateFolder, ensurePrivateTree } from '@jalonne/node-kit/private-files'
import { type Delivery, deliverMails, LeadDamaged, mailBackoff } from './deliver-mails.ts'
import { groupCommit } from './group-commit.ts'
import { leadRepository } from './lead-repository.ts'
import { openLeadsDatabase } from './leads-database.ts'
import { isMailLate, mailQueue, type WaitingMails } from './mail-queue.ts'
import type { InboxSettings, Job, JobResult, LogMessage } from './messages.ts'
import { openQuestionStore } from './question-store.ts'
import { openReportStore, reportLimit } from './report-store.ts'
import { deleteOldLeads } from './retention.ts'
import { smtpCodes, smtpSender } from './smtp.ts'

/** The inbox's work, wherever it is done. */
export interface InboxWorker {
  /** Does a job; what is to be stored is on disk when it resolves. */
  take(job: Job): Promise<JobResult>
  /** Who the agency is from now on; nothing is sent before it is known. */
  sendAs(agency: MailSettings): void
  close(): Promise<void>
}

/**
 * Opens the inbox and the reports, sends the mails that are due, and deletes what is too old. A folder that cannot be
 * written to is logged and tried again with every job: what could not be stored is rejected, never lost. How the mails
 * to the team stand is told at once, every minute and with every check, where there is a mail server.
 * @throws FolderInUse
 */
export function openWorker(
  settings: InboxSettings,
  log: (message: LogMessage) => void,
  onMails: (waiting: WaitingMails) => void = () => undefined,
): InboxWorker {
  const { files, mail, leadsRetentionDays } = settings
  const smtp = mail.smtpUrl === null ? null : smtpSender(mail.smtpUrl)
  let agency: MailSettings | null = null
  let delivery: Delivery | null = null
  let wasLate = false

  const folder = onceOpen(() => {
    ensurePrivateFolder(files.folder)
    const { release } = lockFolder(files.folder)
    try {
      ensurePrivateTree(files.folder)
    } catch (error) {
      log({ level: 'error', text: 'others may read what visitors sent', details: { err: error } })
    }
    return { close: release }
  })
  const inbox = onceOpen(() => {
    folder.get()
    return openLeads(files.inbox, leadsRetentionDays, log)
  })
  const reports = onceOpen(() => {
    folder.get()
    return openReportStore(files.reports, {
      maxSubjects: reportLimit,
      now: () => new Date(),
      onFailure: (error) =>
        log({ level: 'error', text: 'old reports not removed', details: { err: error } }),
    })
  })
  const questions = onceOpen(() => {
    folder.get()
    return openQuestionStore(files.questions, {
      now: () => new Date(),
      onFailure: (error) =>
        log({ level: 'error', text: 'old questions not removed', details: { err: error } }),
    })
  })

  /** Starts sending, or looks again: after a time without the folder, whatever finds it back. */
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
        log(
          mail
            ? {
                level: error instanceof LeadDamaged ? 'error' : 'warn',
                text: 'mail not sent',
                details: { lead: mail.leadId, kind: mail.kind, ...smtpCodes(error) },
              }
            : { level: 'warn', text: 'mails owed not read or noted', details: { err: error } },
        ),
      onLapsed: ({ leadId }) =>
        log({ level: 'info', text: 'too late for a confirmation', details: { lead: leadId } }),
    })
  }

  /** Tells how the mails to the team stand, and the log once they come to be late. */
  function lookAtMails() {
    if (!smtp) return
    try {
      const waiting = inbox.get().queue.waitingForTeam(Date.now())
      const isLate = isMailLate(waiting)
      if (isLate && !wasLate)
        log({ level: 'error', text: 'mail to the team is late', details: { ...waiting } })
      wasLate = isLate
      onMails(waiting)
    } catch {
      // The inbox could not be opened or read, which is in the log.
    }
  }

  // What cannot be opened keeps nothing else from being stored.
  for (const [store, text, file] of [
    [inbox, 'no lead can be stored', files.inbox],
    [reports, 'no report can be stored', files.reports],
    [questions, 'no question can be stored', files.questions],
  ] as const) {
    try {
      store.get()
    } catch (error) {
      if (error instanceof FolderInUse) throw error
      log({ level: 'error', text, details: { err: error, file } })
    }
  }

  lookAtMails()
  const looking = setInterval(lookAtMails, 60_000)

  return {
    async take(job) {
      switch (job.kind) {
        case 'report':
          reports.get().save(job.report)
          return null
        case 'question':
          questions.get().save(job.question)
          return null
        case 'questions':
          return { questions: questions.get().summary(job.limit) }
        case 'check':
          await inbox.get().check()
          deliver()
          lookAtMails()
          return null
        case 'lead': {
          const { leads, write } = inbox.get()
          const lead = await write(() => leads.add(job.lead, job.fingerprint, job.repeatWithin))
          deliver()
          return { lead }
        }
      }
    },
    sendAs(settings) {
      agency = settings
      try {
        deliver()
      } catch {
        // The inbox could not be opened, which is in the log.
      }
    },
    async close() {
      clearInterval(looking)
      await delivery?.stop()
      smtp?.close()
      inbox.close()
      reports.close()
      questions.close()
      folder.close()
    },
  }
}

/** Opens the leads with the mails they owe, and deletes those that are too old from then on. */
function openLeads(file: string, days: number, log: (message: LogMessage) => void) {
  const db = openLeadsDatabase(file)
  const { write } = groupCommit(db)
  const leads = leadRepository(db)
  const stopDeleting = deleteOldLeads({
    days,
    now: Date.now,
    leads,
    write,
    onPurged: (count) =>
      count > 0 && log({ level: 'info', text: 'old leads removed', details: { count } }),
    onDoubt: (seen) => log({ level: 'warn', text: doubt, details: { clockLastSeenAt: seen } }),
    onFailure: (error) =>
      log({ level: 'error', text: 'old leads not removed', details: { err: error } }),
  })
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  return {
    leads,
    write,
    queue: mailQueue(db, { write }),
    // Writing the version again changes nothing, and needs all that a lead needs.
    check: () => write(() => db.exec(`PRAGMA user_version = ${version}`)),
    close() {
      stopDeleting()
      db.close()
    },
  }
}

const doubt =
  'no old lead is removed: the clock is months ahead of when it was last seen; if it is right, run npm run leads -- forget'

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
