import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { FolderInUse } from '@jalonne/node-kit/lock-folder'
import type { FromWorker, InboxSettings, ToWorker } from './messages.ts'
import { type InboxWorker, openWorker } from './worker.ts'

// The thread of the inbox: what waits for the disk or for a mail server waits here, not where pages are served.
const port = parentPort
if (!port) throw new Error('The inbox runs in a thread of its own')
const send = (message: FromWorker) => port.postMessage(message)
const settings: InboxSettings = workerData

try {
  const worker = openWorker(settings, send, (mails) => send({ mails }))
  serve(port, worker)
  send({ started: true })
} catch (error) {
  if (!(error instanceof FolderInUse)) throw error
  send({ folderInUse: error.message })
}

function serve(port: MessagePort, worker: InboxWorker) {
  port.on('message', (message: ToWorker) => {
    if ('job' in message) {
      const { id, job } = message
      worker.take(job).then(
        (result) => send({ id, result }),
        (error: unknown) => send({ id, error }),
      )
    } else if ('agency' in message) worker.sendAs(message.agency)
    else void worker.close().then(() => port.close())
  })
}
