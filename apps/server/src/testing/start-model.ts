import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface RunningModel {
  url: string
  /** What it was sent so far, the newest last. */
  requests: {
    url: string
    headers: Record<string, string>
    model: string
    messages: { content: string }[]
  }[]
  stop(): Promise<void>
}

/** Starts a process that speaks OpenAI's protocol, and waits until it listens. */
export async function startModel(): Promise<RunningModel> {
  const script = fileURLToPath(new URL('./model-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const requests: RunningModel['requests'] = []
  const port = await new Promise<number>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text)
      if ('port' in line) resolve(line.port)
      else requests.push(line)
    })
  })
  const stop = async () => {
    const gone = once(child, 'exit')
    child.kill()
    await gone
  }
  return { url: `http://127.0.0.1:${port}/v1`, requests, stop }
}
