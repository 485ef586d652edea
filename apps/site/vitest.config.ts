import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { parsedMessages } from './build/parsed-messages.ts'

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [react(), parsedMessages()],
  test: {
    name: 'dom',
    environment: 'happy-dom',
    include: ['{apps/site,packages,studio}/**/*.dom.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
})
