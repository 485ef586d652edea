// A process with one thread for queries: passes on what the lake and the thread say to each other, and makes another
// thread when one takes too long or fails.

import { outOfTime } from '../../../groq/deadline.ts'
import type { LakeProblem } from '../../../problem.ts'
import { type Link, threadLink } from './links.ts'
import type { FromWorker, ToWorker } from './messages.ts'

// Sooner than the lake ends the process.
const graceMs = 200

const memoryMiB = Number(process.argv[2])
let deadline: NodeJS.Timeout | undefined
let queryMs = 0
let link = open()

function open(): Link {
  const made = threadLink(memoryMiB)
  made.onMessage((message) => {
    if (made === link) send(message)
  })
  made.onEnd((why) => {
    if (made === link) replace(why)
  })
  return made
}

function send(message: FromWorker): void {
  if (message.kind === 'result' || message.kind === 'refusal') clearTimeout(deadline)
  if (message.kind === 'begun') {
    const before = process.cpuUsage()
    const giveUp = () => {
      const { user, system } = process.cpuUsage(before)
      replace(outOfTime((user + system) / 1_000, queryMs))
    }
    deadline = setTimeout(giveUp, queryMs + graceMs)
  }
  process.send?.(message, undefined, {}, () => {})
}

function replace({ status, type, message, details }: LakeProblem): void {
  const former = link
  link = open()
  send({ kind: 'refusal', refusal: { status, type, message, details } })
  void former.end()
}

process.on('message', (message: ToWorker) => {
  if (message.kind === 'query') queryMs = message.query.ms
  link.send(message)
})
process.on('disconnect', () => process.exit())
