import { set, unset } from 'sanity'
import { expect, test } from 'vitest'
import { isProgress, withProgress } from './upload-progress.ts'

test('the progress of an upload begins, goes on and ends without a word to the document', () => {
  const patches = [
    set({ progress: 2 }, ['_upload']),
    set(50, ['_upload', 'progress']),
    unset(['_upload']),
    set(100, ['_upload', 'progress']),
  ]
  expect(patches.every(isProgress)).toBe(true)
  expect(isProgress(set({ _ref: 'image' }, ['asset']))).toBe(false)
  const states = patches.map((_, index) =>
    patches.slice(0, index + 1).reduce(withProgress, null as ReturnType<typeof withProgress>),
  )
  expect(states).toEqual([{ progress: 2 }, { progress: 50 }, null, null])
})
