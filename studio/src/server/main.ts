// node studio/src/server/main.ts --port 3333 [--host 127.0.0.1] [--project ID] [--dataset NAME] [--api-host URL] [--site URL] [--base-path /PATH]
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { studioApp } from './app.ts'
import { OptionError, readOptions } from './options.ts'

const folder = fileURLToPath(new URL('../../dist', import.meta.url))

const { port, host, settings } = optionsOrFail()
if (!existsSync(`${folder}/index.html`)) fail('The Studio has not been built: run npm start.')

const { fetch } = studioApp(folder, settings)
const server = serve({ fetch, port, hostname: host }, (bound) => {
  process.stdout.write(
    `${JSON.stringify({ level: 30, msg: 'listening', url: `http://${host}:${bound.port}` })}\n`,
  )
})
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(
      `Port ${port} is taken by another program: stop it, or choose another port with STUDIO_PORT.`,
    )
  }
  fail(`The Studio cannot listen on --host ${host} --port ${port} (${error.message}).`)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0))

function optionsOrFail() {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    if (error instanceof OptionError) fail(error.message)
    throw error
  }
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
