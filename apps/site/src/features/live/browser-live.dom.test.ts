import { afterEach, expect, test, vi } from 'vitest'
import { startBrowserLive } from './browser-live.ts'

afterEach(() => vi.unstubAllGlobals())

test('where a browser refuses channels and locks, a tab listens all the same', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const opened: string[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        refuse()
      }
    },
  )
  vi.stubGlobal(
    'EventSource',
    class {
      constructor(url: string) {
        opened.push(url)
      }
      addEventListener() {}
      close() {}
    },
  )
  vi.stubGlobal('navigator', { locks: { request: async () => refuse() } })
  const stop = startBrowserLive({ url: '/live', cursor: 'a.1' }, () => {})
  await expect.poll(() => opened).toHaveLength(1)
  stop()
})
