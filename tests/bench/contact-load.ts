// Sends submissions at a steady rate, each from a client of its own behind the proxy, whatever the answers take.
// `node contact-load.ts <url> <per second> <seconds>` prints as JSON the latencies in ms and how many answers had which status.
import { Agent, request } from 'node:http'

const [url = '', perSecond = '200', seconds = '10'] = process.argv.slice(2)
const total = Number(perSecond) * Number(seconds)
const agent = new Agent({ keepAlive: true })
const latencies: number[] = []
const statuses: Record<string, number> = {}

const began = performance.now()
let sent = 0
const pending: Promise<void>[] = []
const clock = setInterval(() => {
  const due = Math.min(total, Math.ceil(((performance.now() - began) * Number(perSecond)) / 1000))
  // Latency counts from when a request was due: a server that holds up the sender does not look faster for it.
  for (; sent < due; sent++) {
    pending.push(submit(sent, began + (sent * 1000) / Number(perSecond)))
  }
  if (sent < total) return
  clearInterval(clock)
  void Promise.all(pending).then(() => {
    agent.destroy()
    process.stdout.write(JSON.stringify({ latencies, statuses }))
  })
}, 1)

function submit(index: number, due: number): Promise<void> {
  const body = JSON.stringify({
    type: 'mail',
    name: `Visitor ${index}`,
    email: `visitor-${index}@example.ch`,
    message: 'Bonjour, nous cherchons une agence pour refaire notre site. '.repeat(6),
    key: `bench-${process.pid}-${index}`,
    meta: { page: '/fr/contact', locale: 'fr' },
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  }
  return new Promise((resolve) => {
    const done = (status: number | string) => {
      statuses[status] = (statuses[status] ?? 0) + 1
      latencies.push(performance.now() - due)
      resolve()
    }
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      const status = () => (answer.complete ? (answer.statusCode ?? 0) : 'cut off')
      answer.resume().on('close', () => done(status()))
    })
    asked.on('error', (error) => done(error.message))
    asked.end(body)
  })
}
