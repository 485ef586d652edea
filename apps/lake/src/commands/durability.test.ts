import { randomInt } from 'node:crypto'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import type { SanityClient } from '@sanity/client'
import { expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { startLake } from '../testing/lake-process.ts'

const parts = ['a', 'b', 'c']
const writers = 4
// `npm run bench:lake -- faults` kills two hundred times.
const rounds = 5

/** Writes until the lake is gone; `acknowledged` gets the numbers of what is written, `onAnswer` is called at each. */
async function write(
  client: SanityClient,
  next: () => number,
  acknowledged: Set<number>,
  onAnswer: () => void,
) {
  try {
    for (;;) {
      const n = next()
      const transaction = parts.reduce(
        (before, part) => before.create({ _id: `${part}-${n}`, _type: 'part', n }),
        client.transaction().patch('counter', (patch) => patch.inc({ value: 1 })),
      )
      await transaction.commit({ visibility: 'async' })
      acknowledged.add(n)
      onAnswer()
    }
  } catch (error) {
    // Only the lake's death may end a writer: a refusal would make this test prove nothing.
    if (error instanceof Error && 'statusCode' in error) throw error
  }
}

it('what was acknowledged survives kill -9, and transactions are whole', async () => {
  const data = await scratchFolder()
  const acknowledged = new Set<number>()
  let n = 0
  for (let round = 1; round <= rounds; round++) {
    const lake = await startLake(['--data', data])
    const client = clientOf(lake.url)
    await client.createIfNotExists({ _id: 'counter', _type: 'counter', value: 0 })

    let answersLeft = randomInt(1, 40)
    const onAnswer = () => {
      answersLeft--
      if (answersLeft === 0) lake.child.kill('SIGKILL')
    }
    await Promise.all(
      Array.from({ length: writers }, () => write(client, () => n++, acknowledged, onAnswer)),
    )
    expect(await lake.end('SIGKILL')).toBeNull()
  }

  const lake = await startLake(['--data', data])
  const query = '{"found": *[_type == "part"]{_id, n}, "value": *[_id == "counter"][0].value}'
  const { found, value }: { found: { _id: string; n: number }[]; value: number } = await clientOf(
    lake.url,
  ).fetch(query)
  const byNumber = Map.groupBy(found, (document) => document.n)
  const torn = [...byNumber].filter(([, documents]) => documents.length !== parts.length)
  const lost = [...acknowledged].filter((number) => !byNumber.has(number))
  expect({ torn, lost }).toEqual({ torn: [], lost: [] })
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds)
  // A transaction may have been written without its answer getting through, but never the other way round.
  expect(value).toBe(byNumber.size)
})
