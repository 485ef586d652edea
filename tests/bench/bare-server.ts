// A bare `node:http` server to measure against, as a process of its own: node bare-server.ts <port> <folder> <origin>
// It answers /<name> with the brotli bytes of <folder>/<name>.br, and whatever else with what <origin> answers, kept.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'

interface Kept {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const [port, folder = '', origin = ''] = process.argv.slice(2)
const kept = new Map<string, Kept>()
for (const file of readdirSync(folder)) {
  const body = readFileSync(join(folder, file))
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(body.length),
  }
  kept.set(`/${file.replace(/\.br$/, '')}`, { status: 200, headers, body })
}

createServer((request, response) => {
  const found = kept.get(request.url ?? '')
  if (found) send(response, found)
  else void fetchFromOrigin(request, response)
}).listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ level: 30, msg: 'listening' })}\n`)
})

function send(response: ServerResponse, { status, headers, body }: Kept): void {
  response.writeHead(status, headers)
  response.end(body)
}

async function fetchFromOrigin(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(origin + request.url)
  const body = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  const found = { status: answer.status, headers: { 'content-type': type }, body }
  kept.set(request.url ?? '', found)
  send(response, found)
}
