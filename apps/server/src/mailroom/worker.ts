import { parentPort, workerData } from 'node:worker_threads'
import { openDesk } from './desk.ts'
import type { FromMailroom, MailroomSettings, ToMailroom } from './messages.ts'

// The thread of the mailroom: what waits for the disk or for a mail server waits here, not where pages are served.
const port = parentPort
if (!port) throw new Error('The mailroom runs in a thread of its own')
const tell = (message: FromMailroom) => port.postMessage(message)
const settings: MailroomSettings = workerData
const desk = openDesk(settings, tell)

port.on('message', (message: ToMailroom) => {
  if ('order' in message) {
    const { id, order } = message
    desk.take(order).then(
      (kept) => tell({ id, kept }),
      (error: unknown) => tell({ id, error }),
    )
  } else if ('agency' in message) desk.sendAs(message.agency)
  else void desk.close().then(() => port.close())
})
