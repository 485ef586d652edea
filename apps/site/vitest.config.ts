import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { parsedMessages } from './build/parsed-messages.ts'

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [react(), parsedMessages()],
  test: {
    environment: 'happy-dom',
    // Each file has globals and modules of its own without a process of its own: less than half the time.
    pool: 'vmThreads',
    setupFiles: 'apps/site/src/testing/setup.ts',
    include: ['{apps/site,packages,studio}/**/*.dom.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
