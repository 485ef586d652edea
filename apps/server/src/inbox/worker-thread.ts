import { parentPort, workerData } from 'node:worker_threads'
import type { FromWorker, InboxSettings, ToWorker } from './messages.ts'
import { openWorker } from './worker.ts'

// The thread of the inbox: what waits for the disk or for a mail server waits here, not where pages are served.
const port = parentPort
if (!port) throw new Error('The inbox runs in a thread of its own')
const send = (message: FromWorker) => port.postMessage(message)
const settings: InboxSettings = workerData
const worker = openWorker(settings, send)

port.on('message', (message: ToWorker) => {
  if ('job' in message) {
    const { id, job } = message
    worker.take(job).then(
      (kept) => send({ id, kept }),
      (error: unknown) => send({ id, error }),
    )
  } else if ('agency' in message) worker.sendAs(message.agency)
  else void worker.close().then(() => port.close())
})
