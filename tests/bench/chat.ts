import { setTimeout as sleep } from 'node:timers/promises'
import { questions } from '@jalonne/assistant/testing'
import autocannon from 'autocannon'
import type { Stack } from '../support/stack.ts'
import type { Measure } from './report.ts'
import { percentile } from './statistics.ts'

const asked = 150
const changes = 15

/** How long answers take beside readers, and how soon one knows a new price. */
export async function chat(stack: Stack): Promise<Measure[]> {
  await ask(stack, 'Bonjour', 'fr')
  const readers = autocannon({
    url: `${stack.origin}/fr/pricing`,
    connections: 5,
    overallRate: 100,
    duration: Math.ceil(asked / 10) + 2,
  })
  const answers: Promise<number>[] = []
  for (let turn = 0; turn < asked; turn++) {
    const { ask: message, language } = questions[turn % questions.length] ?? {
      ask: '?',
      language: 'fr',
    }
    answers.push(timed(() => ask(stack, message, language)))
    await sleep(100)
  }
  const took = await Promise.all(answers)
  await readers
  const known: number[] = []
  for (let turn = 0; turn < changes; turn++) known.push(await timeToKnow(stack, 800 + turn))
  return [
    { what: 'answer, p95', value: percentile(took, 0.95), unit: 'ms', atMost: 100 },
    {
      what: 'from publishing to the new price, p95',
      value: percentile(known, 0.95),
      unit: 'ms',
      atMost: 1_000,
    },
  ]
}

async function timeToKnow(stack: Stack, price: number): Promise<number> {
  await stack.lake.client.patch('plan-site-commerce').set({ price }).commit()
  return timed(async () => {
    while (!(await ask(stack, 'Prix de la formule E-Commerce ?', 'fr')).includes(`${price}`)) {
      await sleep(40)
    }
  })
}

let visitors = 0
async function ask({ origin }: Stack, message: string, locale: string): Promise<string> {
  visitors += 1
  const response = await fetch(`${origin}/api/chat.php`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}`,
    },
    body: JSON.stringify({ message, action: 'message', locale }),
  })
  const { reply } = await response.json()
  if (!response.ok) throw new Error(`A question was answered with ${response.status}`)
  return reply
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
