import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { LeadStore, MailSettings, Report } from '@jalonne/api'
import { FolderInUse } from '@jalonne/node-kit/lock-folder'
import type { Logger } from 'pino'
import type { WaitingMails } from './mail-queue.ts'
import type { FromWorker, InboxSettings, Job, JobResult, ToWorker } from './messages.ts'
import type { OpenQuestion, QuestionSummary } from './question-store.ts'

/** Keeps what visitors send and sends the mails it gives rise to, in a thread of its own. */
export interface Inbox extends LeadStore {
  /** Resolves once the report is stored. */
  report(report: Report): Promise<void>
  /** Resolves once the question, which had no answer, is stored. */
  question(question: OpenQuestion): Promise<void>
  /** The questions that had no answer, the most frequent first. */
  questions(limit: number): Promise<QuestionSummary[]>
  /** Resolves when a lead could be stored now, rejects when not. */
  check(): Promise<void>
  /** The mails to the team that waited a minute ago, or at the last check; none without a mail server. */
  waitingMails(): WaitingMails
  /** Who the agency is from now on; nothing is sent before it is known. */
  sendAs(agency: MailSettings): void
  /** Ends the thread once mails on their way have arrived, after five seconds at most. */
  close(): Promise<void>
}

interface Waiting {
  resolve(result: JobResult): void
  reject(error: unknown): void
}

// More than that waits only for a disk that has stopped.
const maxWaiting = 1_000
const responseTimeoutMs = 10_000
const restartAfter = 1_000

/**
 * Opens the inbox. What it cannot store, as on a full disk, it rejects, and the log says why.
 * @throws FolderInUse when another server works with the data folder
 */
export async function openInbox(settings: InboxSettings, log: Logger): Promise<Inbox> {
  const started = Promise.withResolvers<void>()
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let agency: MailSettings | null = null
  let waitingMails: WaitingMails = { count: 0, oldestSeconds: 0 }
  let closing = false
  let isOpen = false
  let restart: NodeJS.Timeout | undefined
  const { files, mail, leadsRetentionDays } = settings
  const workerData: InboxSettings = { files, mail, leadsRetentionDays }
  let worker = start()
  await started.promise
  isOpen = true

  function start(): Worker {
    const thread = new Worker(new URL('./worker-thread.ts', import.meta.url), { workerData })
    thread.on('message', receive)
    thread.on('error', (error) => log.error({ err: error }, 'the inbox failed'))
    thread.on('exit', () => {
      started.resolve()
      for (const { reject } of waiting.values()) reject(new Error('The inbox ended'))
      waiting.clear()
      if (!closing) restart = setTimeout(resume, restartAfter)
    })
    return thread
  }

  function resume() {
    worker = start()
    if (agency) post({ agency })
  }

  // At the start nothing is lost by ending; later, what visitors send is refused until the folder is free again.
  function refuse(reason: string) {
    if (isOpen) return log.error(reason)
    closing = true
    started.reject(new FolderInUse(reason))
  }

  function post(message: ToWorker) {
    worker.postMessage(message)
  }

  function receive(message: FromWorker) {
    if ('text' in message) return log[message.level](message.details, message.text)
    if ('mails' in message) {
      waitingMails = message.mails
      return
    }
    if ('started' in message) return started.resolve()
    if ('folderInUse' in message) return refuse(message.folderInUse)
    const request = waiting.get(message.id)
    waiting.delete(message.id)
    if ('error' in message) request?.reject(message.error)
    else request?.resolve(message.result)
  }

  function submit(job: Job): Promise<JobResult> {
    // A thread that is gone takes messages and says nothing.
    if (worker.threadId === -1) return Promise.reject(new Error('The inbox ended'))
    if (waiting.size >= maxWaiting) return Promise.reject(new Error('The inbox is busy'))
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<JobResult>()
    waiting.set(id, { resolve, reject })
    const timer = setTimeout(
      () => reject(new Error('The inbox does not answer')),
      responseTimeoutMs,
    )
    try {
      post({ id, job })
    } catch (error) {
      reject(error)
    }
    return promise.finally(() => {
      clearTimeout(timer)
      waiting.delete(id)
    })
  }

  return {
    async add(lead, fingerprint, repeatWithin) {
      const result = await submit({ kind: 'lead', lead, fingerprint, repeatWithin })
      if (!result || !('lead' in result))
        throw new Error('The inbox did not say what became of a lead')
      return result.lead
    },
    async report(report) {
      await submit({ kind: 'report', report })
    },
    async question(question) {
      await submit({ kind: 'question', question })
    },
    async questions(limit) {
      const result = await submit({ kind: 'questions', limit })
      if (!result || !('questions' in result)) throw new Error('The inbox read no questions')
      return result.questions
    },
    async check() {
      await submit({ kind: 'check' })
    },
    waitingMails: () => waitingMails,
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
