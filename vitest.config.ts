import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { parsedMessages } from './apps/site/build/parsed-messages.ts'

const ignored = ['**/node_modules/**', '**/dist/**', 'tests/**']

export default defineConfig({
  test: {
    // On two cores as well: most of these tests wait for processes of their own.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        plugins: [parsedMessages()],
        test: {
          name: 'node',
          environment: 'node',
          // Many tests start whole processes.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['{apps,packages,schemas,studio,scripts}/**/*.test.ts'],
          exclude: [...ignored, '**/*.dom.test.ts'],
        },
      },
      'apps/site/vitest.config.ts',
    ],
  },
})
