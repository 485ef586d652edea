import { expect, test } from 'vitest'
import { readUntil } from './read-until.ts'

const reading = (...parts: string[]) =>
  new ReadableStream<string>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  }).getReader()

test('reads on until a text has come, also where it comes in parts', async () => {
  const reader = reading('wel', 'come', ' later')
  expect(await readUntil(reader, 'welcome')).toBe('welcome')
  expect(await readUntil(reader, 'later')).toBe(' later')
})

test('a stream that ends before fails the test instead of keeping it waiting', async () => {
  await expect(readUntil(reading('wel'), 'welcome')).rejects.toThrow('after: wel')
  await expect(readUntil(undefined, 'welcome')).rejects.toThrow('ended without "welcome"')
})
