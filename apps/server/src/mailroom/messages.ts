import type { KeptAs, Lead, MailSettings, Report } from '@jalonne/api'

/** What the mailroom's thread is started with. */
export interface MailroomSettings {
  files: { inbox: string; reports: string }
  /** The mail server; null keeps leads in the inbox. */
  mail: { smtpUrl: string | null }
  leadsRetentionDays: number
}

/** What the mailroom is asked to do and answers. */
export type Order =
  | { kind: 'lead'; lead: Lead; fingerprint: string; since: string | null }
  | { kind: 'report'; report: Report }

export type ToMailroom =
  | { id: number; order: Order }
  /** Who the agency is from now on. */
  | { agency: MailSettings }
  | { stop: true }

export type FromMailroom =
  | { id: number; kept: KeptAs | null }
  | { id: number; error: unknown }
  | Notice

/** Something for the log. */
export interface Notice {
  level: 'info' | 'warn' | 'error'
  text: string
  details: Record<string, unknown>
}
