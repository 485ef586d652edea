import { setTimeout as pause } from 'node:timers/promises'
import { isConfirmationLapsed, leadMail, type MailMessage, type MailSettings } from '@jalonne/api'
import { reasonOf } from '@jalonne/node-kit/errors'
import { type DueMail, longestBackoff, type MailQueue } from './mail-queue.ts'

/** Hands one mail to a mail server. Rejects when it was not accepted. */
export type SendMail = (message: MailMessage) => Promise<void>

/** The mail server said that it will never accept this mail. */
export class MailRejected extends Error {
  override name = 'MailRejected'
}

/** What a mail is to tell cannot be read. */
export class LeadDamaged extends Error {
  override name = 'LeadDamaged'
}

export interface DeliveryOptions {
  queue: MailQueue
  send: SendMail
  /** Who the agency is now. */
  settings: () => MailSettings
  now: () => number
  /** Milliseconds until the next try after so many failed ones. */
  backoff: (attempts: number) => number
  /** How many mails are handed over at the same time. */
  concurrency: number
  /** A mail was not accepted, or (`null`) the queue could not be read or written. */
  onFailure: (mail: DueMail | null, error: unknown) => void
  /** It was too late for a visitor's confirmation, and it was not sent. */
  onLapsed: (mail: DueMail) => void
}

export interface Delivery {
  /** There may be something to send now. */
  wake(): void
  /** Starts no further mail and waits for those on their way. */
  stop(): Promise<void>
}

/** A second after the first failure, doubling up to an hour; for ever, since a lead is never given up. */
export const mailBackoff = (attempts: number): number =>
  Math.min(1_000 * 2 ** attempts, longestBackoff)

/** Sends what the queue owes until it is empty, and again when it is woken or a retry falls due. */
export function deliverMails(options: DeliveryOptions): Delivery {
  const { queue, send, settings, concurrency, now, backoff, onFailure, onLapsed } = options
  const underWay = new Map<string, Promise<void>>()
  const accepted = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const stopping = new AbortController()

  function wake() {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    try {
      look()
    } catch (error) {
      onFailure(null, error)
      timer = setTimeout(wake, backoff(0))
    }
  }

  function look() {
    const time = now()
    for (const mail of queue.due(time, concurrency + underWay.size)) {
      const id = `${mail.leadId}.${mail.kind}`
      if (underWay.has(id) || underWay.size >= concurrency) continue
      const delivered = deliver(mail, id).finally(() => {
        underWay.delete(id)
        wake()
      })
      underWay.set(id, delivered)
    }
    // While no other mail can be taken, the end of one looks again.
    const next = underWay.size < concurrency ? queue.nextAt(time) : null
    if (next !== null) timer = setTimeout(wake, next - time)
  }

  /** Tries one mail; gives what is to be written down of it. */
  async function attempt(mail: DueMail, id: string): Promise<() => Promise<void>> {
    const { lead } = mail
    if (lead && mail.kind === 'visitor' && isConfirmationLapsed(lead, now())) {
      return () => queue.lapse(mail).then(() => onLapsed(mail))
    }
    try {
      if (!lead) throw new LeadDamaged('the lead is damaged')
      await send(leadMail(lead, mail.kind, settings()))
      accepted.add(id)
      return () => queue.sent(mail)
    } catch (error) {
      onFailure(mail, error)
      const reason = reasonOf(error)
      // A visitor's address may not exist; the agency's does, whatever its server says today.
      return error instanceof MailRejected && mail.kind === 'visitor'
        ? () => queue.refuse(mail, reason)
        : () => queue.postpone(mail, now() + backoff(mail.attempts), reason)
    }
  }

  async function deliver(mail: DueMail, id: string) {
    // What was accepted but could not be written down is not sent again.
    const settle = accepted.has(id) ? () => queue.sent(mail) : await attempt(mail, id)
    try {
      await settle()
      accepted.delete(id)
    } catch (error) {
      // The mail is still due: without a pause it would be taken up in a loop.
      onFailure(null, error)
      await pause(backoff(0), undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  wake()
  return {
    wake,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await Promise.all(underWay.values())
    },
  }
}
