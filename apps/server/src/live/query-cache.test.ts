import { expect, test } from 'vitest'
import { ChangeLog } from './change-log.ts'
import { cachedQueries } from './query-cache.ts'

/** A lake whose content is a number, and the server that reads it. */
function reading(syncTags = ['layout']) {
  const changes = new ChangeLog({ epoch: 'a' })
  const lake = { content: 1, queries: 0, connected: true, held: Promise.resolve() }
  const fetchContent = cachedQueries({
    fetchContent: async () => {
      lake.queries += 1
      const result = lake.content
      await lake.held
      return { result, syncTags }
    },
    changes,
    isConnected: () => lake.connected,
  })
  const read = async (params = {}) => (await fetchContent('query', params, {})).result
  return { changes, lake, read }
}

test('what is the same for all pages is read once, until it changes', async () => {
  const { changes, lake, read } = reading()
  await read()
  changes.record(['pricing'], null)
  expect([await read(), lake.queries]).toEqual([1, 1])
  lake.content = 2
  changes.record(['layout'], null)
  expect([await read(), await read(), lake.queries]).toEqual([2, 2, 2])
})

test('after a gap in the events it is read anew', async () => {
  const { changes, lake, read } = reading()
  await read()
  lake.content = 2
  changes.recordGap()
  expect(await read()).toBe(2)
})

test('while events are cut off it is read each time', async () => {
  const { lake, read } = reading()
  await read()
  lake.connected = false
  lake.content = 2
  expect(await read()).toBe(2)
})

test('a response that its content has overtaken on the way is not cached', async () => {
  const { changes, lake, read } = reading()
  const { promise, resolve } = Promise.withResolvers<void>()
  lake.held = promise
  const overtaken = read()
  lake.content = 2
  changes.record(['layout'], null)
  resolve()
  expect([await overtaken, await read()]).toEqual([1, 2])
})

test('what a page alone reads, and what no event would tell of, is read each time', async () => {
  const page = reading()
  for (const path of ['/', '/', '/pricing']) await page.read({ path })
  expect(page.lake.queries).toBe(3)
  const untold = reading([])
  await untold.read()
  await untold.read()
  expect(untold.lake.queries).toBe(2)
})
