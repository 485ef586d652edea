// `npm run mutation -- domain|api|lake|node-kit [FILE…]`: plants small faults in a room's rules, or in these files of it,
// and says which of them no test notices.
import { Stryker } from '@stryker-mutator/core'

const rooms = {
  domain: ['packages/domain/src/**/*.ts'],
  api: ['packages/api/src/**/*.ts'],
  'node-kit': ['packages/node-kit/src/**/*.ts'],
  lake: [
    'packages/lake/src/{actions,mutations,dataset,history,documents}/**/*.ts',
    'packages/lake/src/dataset.ts',
    'packages/lake/src/engine/store.ts',
  ],
}

const [name = '', ...files] = process.argv.slice(2)
const mutate = Object.entries(rooms).find(([room]) => room === name)?.[1]
if (!mutate) {
  console.error(`npm run mutation -- ${Object.keys(rooms).join(' | ')} [FILE…]`)
  process.exit(2)
}

await new Stryker({
  mutate: [
    ...(files.length > 0 ? files : mutate),
    '!**/*.test.ts',
    '!**/index.ts',
    '!**/testing/**',
  ],
  mutator: {
    excludedMutations: [
      // Most of them are words of problems, by the hundred: the others would drown in them.
      'StringLiteral',
      // It writes `\V` for `\v`, which is no regular expression with the flag `u`.
      ...(name === 'api' ? ['Regex' as const] : []),
    ],
  },
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', dir: `packages/${name}` },
  plugins: ['@stryker-mutator/vitest-runner'],
  ignorePatterns: ['**/dist', 'test-results', '.data', 'docs', 'tests', 'studio'],
  // Only to adapt its paths, by the interface of the compiler that version 7 does not have yet.
  tsconfigFile: 'none',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 2,
  timeoutMS: 10_000,
  tempDirName: '.stryker-tmp',
}).runMutationTest()
