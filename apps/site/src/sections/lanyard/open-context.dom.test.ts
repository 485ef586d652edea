import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openContext } from './open-context.ts'

const context = {} as WebGL2RenderingContext

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
})
afterEach(() => vi.restoreAllMocks())

const withProcessors = (count: number) =>
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(count)

test('R17: a device with processors to spare draws the badge in three dimensions', () => {
  withProcessors(2)
  expect(openContext()).toBe(context)
})

test('R17: a device whose one processor the page needs keeps the still badge', () => {
  withProcessors(1)
  expect(openContext()).toBeNull()
})

test('A4: a browser that refuses a context keeps the still badge', () => {
  withProcessors(8)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    throw new Error('blocked')
  })
  expect(openContext()).toBeNull()
})
