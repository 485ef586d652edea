import { expect, test, vi } from 'vitest'
import { drawMarks } from './draw-marks.ts'

test('A4: where a canvas gives no context, there are no marks', () => {
  const canvas = document.createElement('canvas')
  document.body.append(canvas)
  const getContext = vi.spyOn(canvas, 'getContext')
  for (const refuse of [
    () => null,
    () => {
      throw new Error('no context')
    },
  ]) {
    getContext.mockImplementation(refuse)
    expect(drawMarks(canvas)).not.toThrow()
  }
})
