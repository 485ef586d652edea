import type { MailMessage } from '@jalonne/api'
import { isLoopback } from '@jalonne/node-kit/loopback'
import { createTransport } from 'nodemailer'
import { MailRejected, type SendMail } from './deliver-mails.ts'

// A server that has a mail may take ten minutes to say so (RFC 5321, 4.5.3.2.6): given up sooner, it gets the mail again.
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 600_000 }

/**
 * Sends mail through an SMTP server: `smtp://user:password@host:587`, `smtps://…`. Nothing is sent to another machine
 * but by TLS, unless the address ends in `?requireTLS=false`. A server that does not greet is given up after ten
 * seconds, one that falls silent later after ten minutes; a recipient who can never be reached is a
 * {@link MailRejected}.
 */
export function smtpSender(
  url: string,
  limits: Partial<typeof timeouts> = {},
): { send: SendMail; close(): void } {
  // Files and addresses named inside a message are never fetched.
  const secure = { disableFileAccess: true, disableUrlAccess: true }
  // Whoever stands in between need only leave out that the server knows TLS. What the address says goes before.
  const requireTLS = !isLoopback(new URL(url).hostname)
  const transport = createTransport({ url, requireTLS, ...timeouts, ...limits, ...secure })
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

/** What may be logged of a mail that was not sent: kinds and codes. The words of a mail server quote the address. */
export function smtpCodes(error: unknown): Record<string, unknown> {
  const source = error instanceof MailRejected ? error.cause : error
  if (!(source instanceof Error)) return {}
  const { name, code, command, responseCode } = source as Error & {
    code?: unknown
    command?: unknown
    responseCode?: unknown
  }
  return { error: name, code, command, responseCode }
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

// A sender who is refused and an account that may not relay, which many servers say only of the recipient.
const refusesUs = /^530|^\d{3}[ -]5\.(?:7\.|1\.[78]\b)/

function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { command, response } = error as Error & { command?: unknown; response?: unknown }
  if (command !== 'RCPT TO' || typeof response !== 'string') return false
  return response.startsWith('5') && !refusesUs.test(response)
}
