import { test as base, expect } from '@playwright/test'
import { type Editor, editorOf } from './editor.ts'
import { type Stack, startStack } from './stack.ts'
import { type Trouble, watchForTrouble } from './trouble.ts'
import { Visitor } from './visitor.ts'

interface Fixtures {
  trouble: Trouble
  visitor: Visitor
  editor: Editor
}

/**
 * A test against a lake and a server of the worker's own, with the demo content.
 * It fails on errors nobody looked at: see `Trouble`.
 */
export const test = base.extend<Fixtures, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => {
      const stack = await startStack()
      await use(stack)
      await stack.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  trouble: [
    async ({ context, stack }, use) => {
      const trouble = watchForTrouble(context, stack)
      await use(trouble)
      expect(trouble.unexpected(), 'errors while the test ran').toEqual([])
    },
    { auto: true },
  ],
  visitor: async ({ page }, use) => use(new Visitor(page)),
  editor: async ({ stack }, use) => {
    const editor = editorOf(stack)
    await use(editor)
    await editor.putBack()
  },
})

export { expect }
