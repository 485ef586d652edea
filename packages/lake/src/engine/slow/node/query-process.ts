// A process with one thread for queries: passes on what the lake and the thread say to each other.
import type { LakeProblem } from '../../../problem.ts'
import { threadLink } from './links.ts'
import type { FromWorker, ToWorker } from './messages.ts'

const link = threadLink(Number(process.argv[2]))
const tell = (message: FromWorker) => void process.send?.(message, undefined, {}, () => {})

process.on('message', (message: ToWorker) => link.tell(message))
process.on('disconnect', () => process.exit())
link.onMessage(tell)
link.onEnd(({ status, type, message, details }: LakeProblem) => {
  tell({ kind: 'refusal', refusal: { status, type, message, details } })
  process.disconnect()
})
