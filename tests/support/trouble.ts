import type { BrowserContext } from '@playwright/test'
import type { LogLine } from './service.ts'
import type { Stack } from './stack.ts'

/** What went wrong while a test ran, though nobody may have seen it. */
export interface Trouble {
  /** Says which troubles are part of the story: `trouble.expect(/ERR_CONNECTION_REFUSED/)`. */
  expect(pattern: RegExp): void
  /** Listens to a further browser window, somebody else's. */
  watch(context: BrowserContext): void
  /** Everything that was not expected. */
  unexpected(): string[]
}

/** Listens to a browser and to the processes behind it for errors. */
export function watchForTrouble(context: BrowserContext, stack: Stack): Trouble {
  const expected: RegExp[] = []
  const seen: string[] = []
  const own = [new URL(stack.origin).port, new URL(stack.lake.url).port]
  const logged = { lake: stack.lake.log().length, server: stack.server.log.length }

  const look = (url: string) => {
    const { protocol, hostname, port, href } = new URL(url)
    if (!/^(http|ws)s?:$/.test(protocol)) return
    if (!/(^|\.)localhost$/.test(hostname) || !own.includes(port))
      seen.push(`foreign host: ${href}`)
  }
  const watch = (context: BrowserContext) => {
    context.on('console', (message) => {
      if (message.type() !== 'error') return
      seen.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => seen.push(`page: ${error.error().stack ?? error.error()}`))
    context.on('request', (request) => look(request.url()))
    context.on('page', (page) => page.on('websocket', (socket) => look(socket.url())))
  }
  watch(context)

  const processes = () => [
    ...stack.lake
      .log()
      .slice(logged.lake)
      .filter(({ msg, level }) => msg === 'unknown endpoint' || level >= 50)
      .map((line) => `lake: ${summaryOf(line)}`),
    ...stack.server.log
      .slice(logged.server)
      .filter(({ level }) => level >= 50)
      .map((line) => `server: ${summaryOf(line)}`),
  ]
  return {
    expect: (pattern) => expected.push(pattern),
    watch,
    unexpected: () =>
      [...seen, ...processes()].filter((text) => !expected.some((pattern) => pattern.test(text))),
  }
}

const summaryOf = (line: LogLine): string =>
  JSON.stringify(line, (name, value) => (name === 'stack' ? String(value).split('\n')[0] : value))
