import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/dist/**', 'tests/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{apps,packages,schemas,studio,scripts}/**/*.test.ts'],
          exclude: [...ignored, '**/*.dom.test.ts'],
        },
      },
      'apps/site/vitest.config.ts',
    ],
  },
})
