// Evaluates one query after the other, over documents it requests from the lake's thread. Ended from outside when a query takes
// too long for the clock it looks at.
import { parentPort, workerData } from 'node:worker_threads'
import { OutOfTime, outOfTime } from '../../../groq/deadline.ts'
import { notEvaluated } from '../../../groq/not-evaluated.ts'
import { parseWith } from '../../../groq/parse.ts'
import { AccessFinder } from '../../access.ts'
import { Evaluation } from '../../evaluation.ts'
import { planQuery } from '../../planner.ts'
import type { SlowQuery, SlowResult } from '../types.ts'
import { workedMs } from './interrupt.ts'
import type { FromWorker, ToWorker, WorkerStart } from './messages.ts'
import { RemoteDocuments } from './remote-documents.ts'

const port = parentPort
if (!port) throw new Error('Runs as a worker')
const { bell }: WorkerStart = workerData
const send = (message: FromWorker) => port.postMessage(message)

async function evaluated(slow: SlowQuery): Promise<SlowResult> {
  const { query, params, style, indexedPaths, ms, client: _client, ...context } = slow
  const deadline = performance.now() + ms
  const plan = planQuery(parseWith(query, params), new AccessFinder(indexedPaths))
  const store = new RemoteDocuments(port as NonNullable<typeof port>, bell)
  const evaluation = new Evaluation(plan, { ...context, params, store, deadline })
  const { result, sourceMap } = plan.isAsync
    ? await evaluation.runAsync(parseWith(query, params), style)
    : evaluation.run(style)
  return {
    json: JSON.stringify(result) ?? 'null',
    sourceMap: sourceMap && JSON.stringify(sourceMap),
    dependencies: evaluation.dependencies(),
  }
}

port.on('message', (message: ToWorker) => {
  if (message.kind !== 'query') return
  const before = workedMs()
  const { ms } = message.query
  send({ kind: 'begun' })
  evaluated(message.query).then(
    (result) => send({ kind: 'result', result }),
    (error: unknown) => {
      const isLate = error instanceof OutOfTime
      const problem = isLate ? outOfTime(workedMs() - before, ms) : notEvaluated(error)
      const { status, type, message: description, details } = problem
      send({ kind: 'refusal', refusal: { status, type, message: description, details } })
    },
  )
})
