import type { EnvironmentOptions } from 'vite'

/**
 * Builds the start script into the client's folder, on its own: what it has in common with the app would otherwise
 * stand in a file of the app's.
 */
export const startEnvironment: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    manifest: '.vite/start.json',
    rolldownOptions: { input: 'src/boot/start.ts' },
  },
}
