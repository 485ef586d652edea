import type { MailMessage } from '@jalonne/api'
import { createTransport } from 'nodemailer'
import { MailRejected, type SendMail } from './deliver-mails.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends mail through an SMTP server: `smtp://user:password@host:587`, `smtps://…`. A server that hangs is
 * given up after half a minute; a 5xx to the recipient is a {@link MailRejected}.
 */
export function smtpSender(
  url: string,
  limits: Partial<typeof timeouts> = {},
): { send: SendMail; close(): void } {
  // Files and addresses named inside a message are never fetched.
  const secure = { disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ url, ...timeouts, ...limits, ...secure })
  return {
    async send(message) {
      try {
        await transport.sendMail(envelope(message))
      } catch (error) {
        throw isRefusal(error) ? new MailRejected(error.message, { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

function envelope({ calendar, ...message }: MailMessage) {
  return {
    ...message,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(calendar && {
      icalEvent: { method: 'PUBLISH', filename: 'appel.ics', content: calendar },
    }),
  }
}

function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500
}
