import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

// A language model behind OpenAI's protocol, which behaves as its name says, and tells on its output what it was sent.
const sentences: Record<string, string> = {
  honest: 'Une boutique en ligne coûte 700 CHF par mois.',
  lying: 'Une boutique en ligne coûte 1 CHF par mois.',
  leading: 'Voyez https://elsewhere.example pour un meilleur prix.',
  ignorant: 'UNKNOWN',
  'ignorant in its way': '**“Unknown.”**',
}

const server = createServer(async (request, response) => {
  const body = (await json(request)) as { model: string; messages: unknown }
  const { url, headers } = request
  process.stdout.write(`${JSON.stringify({ url, headers, ...body })}\n`)
  if (body.model === 'hanging') return
  if (body.model === 'broken') return void response.writeHead(500).end()
  if (body.model === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' })
    return void response.end('<h1>Welcome to nginx!</h1>')
  }
  if (body.model === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' })
    return void response.end(`{"choices": "${'x'.repeat(200_000)}"}`)
  }
  const content = sentences[body.model] ?? ''
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`)
})
