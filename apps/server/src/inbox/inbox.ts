import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { KeptAs, LeadStore, MailSettings, Report } from '@jalonne/api'
import type { Logger } from 'pino'
import type { FromWorker, InboxSettings, Job, ToWorker } from './messages.ts'

/** Keeps what visitors send and sends the mails it gives rise to, in a thread of its own. */
export interface Inbox extends LeadStore {
  /** Resolves once the report is kept. */
  report(report: Report): Promise<void>
  /** Who the agency is from now on; nothing is sent before it is known. */
  sendAs(agency: MailSettings): void
  /** Ends the thread once mails on their way have arrived, after five seconds at most. */
  close(): Promise<void>
}

interface Waiting {
  resolve(kept: KeptAs | null): void
  reject(error: unknown): void
}

// More than that waits only for a disk that has stopped.
const maxWaiting = 1_000
const answerWithin = 10_000
const restartAfter = 1_000

/** Opens the inbox. It never fails: what it cannot keep it refuses, and the log says why. */
export function openInbox(settings: InboxSettings, log: Logger): Inbox {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let agency: MailSettings | null = null
  let closing = false
  let restart: NodeJS.Timeout | undefined
  const { files, mail, leadsRetentionDays } = settings
  const workerData: InboxSettings = { files, mail, leadsRetentionDays }
  let worker = start()

  function start(): Worker {
    const started = new Worker(new URL('./worker-thread.ts', import.meta.url), { workerData })
    started.on('message', receive)
    started.on('error', (error) => log.error({ err: error }, 'the inbox failed'))
    started.on('exit', () => {
      for (const { reject } of waiting.values()) reject(new Error('The inbox ended'))
      waiting.clear()
      if (!closing) restart = setTimeout(resume, restartAfter)
    })
    return started
  }

  function resume() {
    worker = start()
    if (agency) post({ agency })
  }

  function post(message: ToWorker) {
    worker.postMessage(message)
  }

  function receive(message: FromWorker) {
    if ('text' in message) return log[message.level](message.details, message.text)
    const request = waiting.get(message.id)
    waiting.delete(message.id)
    if ('error' in message) request?.reject(message.error)
    else request?.resolve(message.kept)
  }

  function submit(job: Job): Promise<KeptAs | null> {
    if (waiting.size >= maxWaiting) return Promise.reject(new Error('The inbox is busy'))
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<KeptAs | null>()
    waiting.set(id, { resolve, reject })
    const timer = setTimeout(() => reject(new Error('The inbox does not answer')), answerWithin)
    post({ id, job })
    return promise.finally(() => {
      clearTimeout(timer)
      waiting.delete(id)
    })
  }

  return {
    async add(lead, fingerprint, since) {
      const kept = await submit({ kind: 'lead', lead, fingerprint, since })
      if (!kept) throw new Error('The inbox did not say what became of a lead')
      return kept
    },
    async report(report) {
      await submit({ kind: 'report', report })
    },
    sendAs(settings) {
      agency = settings
      post({ agency })
    },
    async close() {
      closing = true
      clearTimeout(restart)
      if (worker.threadId === -1) return
      const gone = once(worker, 'exit')
      post({ stop: true })
      const cut = setTimeout(() => void worker.terminate(), 5_000)
      await gone
      clearTimeout(cut)
    },
  }
}
