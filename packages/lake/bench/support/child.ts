import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as v from 'valibot'

const Message = v.object({
  url: v.optional(v.string()),
  memory: v.optional(v.object({ rss: v.number(), heapUsed: v.number(), external: v.number() })),
})

export interface Child {
  readonly url: string
  /** Memory after a collection, in bytes. */
  memory(): Promise<{ rss: number; heapUsed: number; external: number }>
  readonly isAlive: boolean
  stop(): Promise<void>
}

/** Starts one of the programs beside this file, which tells its address when it is ready. */
export async function startChild(program: string, args: readonly string[]): Promise<Child> {
  const child = fork(join(import.meta.dirname, program), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--expose-gc'],
  })
  const message = async () => v.parse(Message, (await once(child, 'message'))[0])
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const { url } = await message()
  if (!url) throw new Error(`${program} sent no address`)
  return {
    url,
    async memory() {
      const response = message()
      child.send('memory')
      const { memory } = await response
      if (!memory) throw new Error(`${program} sent nothing of its memory`)
      return memory
    },
    get isAlive() {
      return !hasEnded()
    },
    async stop() {
      if (hasEnded()) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Address of a query on a lake's dataset. */
export function queryUrl(url: string, query: string, params: Record<string, unknown> = {}): string {
  const address = new URL('/v2025-02-19/data/query/production', url)
  address.searchParams.set('query', query)
  for (const [name, value] of Object.entries(params)) {
    address.searchParams.set(`$${name}`, JSON.stringify(value))
  }
  address.searchParams.set('returnQuery', 'false')
  return address.href
}

/** Applies mutations over HTTP. */
export async function mutate(url: string, mutations: readonly object[]): Promise<void> {
  const response = await fetch(new URL('/v2025-02-19/data/mutate/production', url), {
    method: 'POST',
    body: JSON.stringify({ mutations }),
  })
  if (!response.ok)
    throw new Error(`Writing was answered with ${response.status}: ${await response.text()}`)
}
