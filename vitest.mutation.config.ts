import { defineConfig } from 'vitest/config'
import { parsedMessages } from './apps/site/build/parsed-messages.ts'

/** The tests that `scripts/mutation.ts` runs again for each mutant. */
export default defineConfig({
  plugins: [parsedMessages()],
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.dom.test.ts', '**/differential.test.ts'],
  },
})
