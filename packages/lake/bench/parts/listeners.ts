import { Agent, type ClientRequest, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { mutate, startChild } from '../support/child.ts'
import { figure, type Measure } from '../support/report.ts'

const documents = 100
const listenersEach = 10
const editsPerSecond = 100
const seconds = 10
const edits = editsPerSecond * seconds
const patienceMs = 15_000

interface Listener {
  numbers: number[]
  /** Revision of the document, as the last event left it. */
  revision: string | null
  /** Events that do not follow the one before. */
  strays: number
  delays: number[]
  request: ClientRequest
}

/** Listens to one document, and notes the number in each edit it hears of and how long that took. */
function listen(url: string, agent: Agent, id: string): Promise<Listener> {
  const address = new URL('/v2025-02-19/data/listen/production', url)
  address.searchParams.set('query', '*[_id == $id]')
  address.searchParams.set('$id', JSON.stringify(id))
  address.searchParams.set('includeResult', 'true')
  return new Promise((resolve, reject) => {
    const request = get(address, { agent }, (response) => {
      const listener: Listener = { numbers: [], revision: null, strays: 0, delays: [], request }
      let text = ''
      response.on('error', () => {})
      response.on('data', (data: Buffer) => {
        const blocks = (text + data).split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          if (block.startsWith('event: welcome')) resolve(listener)
          const [, json] = /^event: mutation\n.*\ndata: (.*)$/.exec(block) ?? []
          if (!json) continue
          const { result, previousRev, resultRev } = JSON.parse(json)
          if (listener.revision !== null && listener.revision !== previousRev) listener.strays++
          listener.revision = resultRev
          listener.numbers.push(result.number)
          listener.delays.push(Date.now() - result.at)
        }
      })
    })
    request.on('error', reject)
  })
}

/** Many listeners, ten on each document, while the documents are edited. */
export async function measureListeners(): Promise<Measure[]> {
  const lake = await startChild('lake-process.ts', ['-', '0'])
  const agent = new Agent({ maxSockets: documents * listenersEach + 1 })
  const ids = Array.from({ length: documents }, (_, n) => `page-${n}`)
  const listeners = new Map<string, Listener[]>()
  try {
    await mutate(
      lake.url,
      ids.map((_id) => ({ create: { _id, _type: 'page', number: 0 } })),
    )
    for (const id of ids) {
      const ten = Array.from({ length: listenersEach }, () => listen(lake.url, agent, id))
      listeners.set(id, await Promise.all(ten))
    }
    const started = Date.now()
    const sent: Promise<void>[] = []
    for (let n = 0; n < edits; n++) {
      const due = started + (n * 1_000) / editsPerSecond
      if (due > Date.now()) await delay(due - Date.now())
      const set = { number: n, at: Date.now() }
      sent.push(mutate(lake.url, [{ patch: { id: ids[n % documents], set } }]))
    }
    await Promise.all(sent)
    const took = (Date.now() - started) / 1_000
    const all = [...listeners.values()].flat()
    const isThere = () => all.every(({ numbers }) => numbers.length >= edits / documents)
    for (const end = Date.now() + patienceMs; Date.now() < end && !isThere(); ) await delay(20)

    let wrong = 0
    for (const [id, ten] of listeners) {
      const expected = Array.from({ length: edits }, (_, n) => n).filter(
        (n) => ids[n % documents] === id,
      )
      for (const { numbers, strays } of ten) {
        const heard = numbers.toSorted((a, b) => a - b)
        if (strays > 0 || JSON.stringify(heard) !== JSON.stringify(expected)) wrong++
      }
    }
    const delays = all.flatMap((listener) => listener.delays).sort((a, b) => a - b)
    const at = (share: number) => delays[Math.floor(share * delays.length)] ?? Number.NaN
    return [
      figure(`${all.length} listeners: edits`, edits / took, 'a second'),
      figure('events heard', delays.length),
      {
        what: 'listeners that missed one, or heard twice or out of order',
        measured: String(wrong),
        target: '= 0',
        isKept: wrong === 0,
      },
      figure('from edit to event, median', at(0.5), 'ms'),
      figure('from edit to event, 99 %', at(0.99), 'ms'),
    ]
  } finally {
    for (const { request } of [...listeners.values()].flat()) request.destroy()
    await lake.stop()
  }
}
