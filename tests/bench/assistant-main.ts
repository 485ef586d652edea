// `npm run bench:assistant`: how often the assistant is right, and how soon, measured on this machine.
import { createKnowledge, readDocuments } from '@jalonne/assistant'
import { demoKnowledge, score } from '@jalonne/assistant/testing'
import { seedDocuments } from '@jalonne/seed'
import { startStack } from '../support/stack.ts'
import { chat } from './chat.ts'
import { keeps, type Measure, table } from './report.ts'

const { knowledge, documents } = demoKnowledge()
const parts = [score(knowledge, documents, false), score(knowledge, documents, true)] as const
const wrong = parts.flatMap((part) => part.wrong)
const count = (pattern: RegExp) =>
  wrong.flatMap(({ found }) => found).filter((what) => pattern.test(what)).length
const share = ({ right, of }: (typeof parts)[number]) => Math.round((right / of) * 1000) / 10
const answers: Measure[] = [
  { what: `right of ${parts[0].of} questions`, value: share(parts[0]), unit: '%', atLeast: 90 },
  { what: `right of ${parts[1].of} kept aside`, value: share(parts[1]), unit: '%', atLeast: 90 },
  { what: 'invented prices', value: count(/^invents/), unit: '', atMost: 0 },
  { what: 'misused', value: count(/^says/), unit: '', atMost: 0 },
  { what: 'index of 1,000 documents', value: memory(1_000), unit: 'MiB' },
]
console.log(table('Answers found without a model', answers))
// Of those kept aside only the number is told: nobody tunes anything by them.
for (const { question, found } of parts[0].wrong)
  console.log(`  ${question.ask}: ${found.join(', ')}`)

const stack = await startStack({ TRUST_PROXY: 'true', LOG_LEVEL: 'info' })
let speed: Measure[]
try {
  speed = await chat(stack)
} finally {
  await stack.close()
}
console.log(table('Ten questions a second, beside readers', speed))
process.exitCode = [...answers, ...speed].every(keeps) ? 0 : 1

/** What the knowledge of so many documents takes, in MiB: the demo content and articles of some 3,000 characters. */
function memory(size: number): number {
  const seed = seedDocuments()
  const article = seed.find(({ _type }) => _type === 'article')
  const more = Array.from({ length: size - seed.length }, (_, index) =>
    JSON.parse(
      JSON.stringify({ ...article, _id: `article-${index}`, slug: { current: `article-${index}` } })
        // Articles have words of their own.
        .replace(/\b(\p{L}{6,})\b(?=[^"]*"[,}])/gu, (word) =>
          index % 7 === word.length % 7 ? `${word}${index % 50}` : word,
        ),
    ),
  )
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const one = createKnowledge()
  one.update(readDocuments([...seed, ...more]).documents)
  more.length = 0
  globalThis.gc?.()
  const taken = process.memoryUsage().heapUsed - before
  return one.size === 0 ? Number.NaN : Math.round((taken / 1024 / 1024) * 10) / 10
}
