// `npm run bench:studio`: how long an editor waits, measured on this machine in a real browser.
// `npm run bench:studio -- 100` measures only with so many documents.
import { freePort } from '../support/free-port.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { startStudio } from '../support/studio.ts'
import { keeps, type Measure, table } from './report.ts'
import { studio } from './studio.ts'
import { studioSize } from './studio-size.ts'

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 5000]
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  console.error('Say with how many documents to measure: npm run bench:studio -- 100 5000')
  process.exit(2)
}

console.log(table('The built Studio', studioSize()))
const all: Measure[] = []
for (const size of sizes) {
  const port = await freePort()
  const stack = await startStack({}, [`http://localhost:${port}`])
  const service = await startStudio(port, stack.lake.url, stack.origin)
  try {
    const documents = await fillUp(stack, size)
    const measures = await studio(stack, `http://localhost:${port}`)
    all.push(...measures)
    console.log(table(`What an editor waits for, with ${documents} documents`, measures))
  } finally {
    await service.stop()
    await stack.close()
  }
}
process.exitCode = all.every(keeps) ? 0 : 1

/** Adds testimonials until there are as many documents as asked for; the demo content alone may be more. */
async function fillUp({ lake }: Stack, size: number): Promise<number> {
  const count = () => lake.client.fetch<number>('count(*[!(_type match "sanity.*")])')
  const missing = size - (await count())
  for (let from = 0; from < missing; from += 500) {
    const transaction = lake.client.transaction()
    for (let index = from; index < Math.min(from + 500, missing); index++) {
      transaction.create({
        _id: `voice-${index}`,
        _type: 'testimonial',
        name: `Voix ${index}`,
        quote: {
          fr: `Un témoignage de plus, le ${index}e.`,
          en: `One more voice, number ${index}.`,
        },
        source: 'website',
      })
    }
    await transaction.commit()
  }
  return count()
}
