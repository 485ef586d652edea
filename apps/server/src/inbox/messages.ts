import type { AddedLead, Lead, MailSettings, Report } from '@jalonne/api'
import type { WaitingMails } from './mail-queue.ts'
import type { OpenQuestion, QuestionSummary } from './question-store.ts'

/** What the inbox's thread is started with. */
export interface InboxSettings {
  files: { folder: string; inbox: string; reports: string; questions: string }
  /** The mail server; null leaves leads in the inbox. */
  mail: { smtpUrl: string | null }
  leadsRetentionDays: number
}

/** The jobs of the inbox and its results. */
export type Job =
  | { kind: 'lead'; lead: Lead; fingerprint: string; repeatWithin: number | null }
  | { kind: 'report'; report: Report }
  | { kind: 'question'; question: OpenQuestion }
  /** Reads the questions that had no answer. */
  | { kind: 'questions'; limit: number }
  /** Whether a lead could be stored now. */
  | { kind: 'check' }

/** What a job ends with; null where it only stores something. */
export type JobResult = { lead: AddedLead } | { questions: QuestionSummary[] } | null

export type ToWorker =
  | { id: number; job: Job }
  /** Who the agency is from now on. */
  | { agency: MailSettings }
  | { stop: true }

export type FromWorker =
  /** The first message: whether it works, or another server has the folder. */
  | { started: true }
  | { folderInUse: string }
  | { id: number; result: JobResult }
  | { id: number; error: unknown }
  | { mails: WaitingMails }
  | LogMessage

/** Something for the log. */
export interface LogMessage {
  level: 'info' | 'warn' | 'error'
  text: string
  details: Record<string, unknown>
}
