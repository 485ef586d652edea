import { defineConfig } from 'vitest/config'
import { parsedMessages } from './apps/site/build/parsed-messages.ts'

/** The tests that `scripts/mutation.ts` runs again for each mutant. */
export default defineConfig({
  plugins: [parsedMessages()],
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    // Not those that look at everything at once or at the limits of time and memory.
    exclude: [
      '**/node_modules/**',
      '**/*.dom.test.ts',
      '**/{differential,problems,query,durability,streams}.test.ts',
      // Nor those of the lake that are about reading: they write first, and would run for every fault in that.
      '**/src/{assets,engine/slow,groq,mendoza,source-maps}/**',
      '**/contract/{asset-addresses,cached,export,people}.test.ts',
      '**/src/{sync-tags,engine/engine,engine/planned-maps}.test.ts',
    ],
  },
})
