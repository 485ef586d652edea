// node studio/src/server/main.ts --port 3333 [--host 127.0.0.1] [--project ID] [--dataset NAME] [--api-host URL] [--site URL] [--base-path /PATH]
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { readStudioSettings } from '../connection/settings.ts'
import { studioApp } from './app.ts'

const folder = fileURLToPath(new URL('../../dist', import.meta.url))

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3333' },
    host: { type: 'string', default: '127.0.0.1' },
    project: { type: 'string' },
    dataset: { type: 'string' },
    'api-host': { type: 'string' },
    site: { type: 'string' },
    'base-path': { type: 'string' },
  },
})

if (!existsSync(`${folder}/index.html`)) fail('The Studio has not been built: run npm start.')

const settings = readStudioSettings({
  SANITY_STUDIO_PROJECT_ID: values.project,
  SANITY_STUDIO_DATASET: values.dataset,
  SANITY_STUDIO_API_HOST: values['api-host'],
  SANITY_STUDIO_SITE_ORIGIN: values.site,
  SANITY_STUDIO_BASEPATH: values['base-path'],
})
const { fetch } = studioApp(folder, settings)
const server = serve({ fetch, port: Number(values.port), hostname: values.host }, ({ port }) => {
  process.stdout.write(
    `${JSON.stringify({ level: 30, msg: 'listening', url: `http://${values.host}:${port}` })}\n`,
  )
})
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  fail(
    `Port ${values.port} is taken by another program: stop it, or choose another port with STUDIO_PORT.`,
  )
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0))

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
