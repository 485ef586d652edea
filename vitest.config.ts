import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { parsedMessages } from './apps/site/build/parsed-messages.ts'

const ignored = ['**/node_modules/**', '**/dist/**', '**/*.dom.test.ts']

/** Tests that start servers and processes, and talk to them as their clients do. */
const contract = [
  'apps/lake/src/**/*.test.ts',
  'apps/server/src/*.test.ts',
  'apps/server/src/{commands,preview}/*.test.ts',
  'apps/server/src/inbox/{deliver-mails,inbox}.test.ts',
  'apps/server/src/live/lake-stream.test.ts',
  'apps/server/src/transport/http-server.test.ts',
  'packages/lake/contract/**/*.test.ts',
  'packages/lake/src/{assets,engine/slow}/node/*.test.ts',
  'scripts/launch/*.test.ts',
]

/** On two cores as well: many of these tests wait for something. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** Far more than anything takes: a busy machine is slow, not wrong. Who runs one file by hand wants to know soon. */
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: process.env.CI ? 60_000 : 10_000 } },
}

if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error(
    `The tests run under Node 24, not ${process.versions.node}: install it, or use \`npm test -- unit\`, which fetches it.`,
  )
}

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        plugins: [parsedMessages()],
        test: {
          name: 'node',
          environment: 'node',
          // What the rooms share is read once a process, not once a file. A test puts back what it changes.
          isolate: false,
          pool: 'threads',
          ...timeouts,
          include: ['{apps,packages,schemas,studio,scripts}/**/*.test.ts'],
          exclude: [...ignored, ...contract],
        },
      },
      {
        plugins: [parsedMessages()],
        test: {
          name: 'contract',
          environment: 'node',
          // They wait for their processes more than they work.
          maxWorkers: maxWorkers + 1,
          // Vitest runs projects with other numbers of workers one after the other.
          sequence: { groupOrder: 1 },
          ...timeouts,
          include: contract,
          exclude: ignored,
        },
      },
      { extends: './apps/site/vitest.config.ts', test: { name: 'dom', maxWorkers, ...timeouts } },
    ],
  },
})
