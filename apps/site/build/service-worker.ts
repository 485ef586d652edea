import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EnvironmentOptions, Plugin } from 'vite'

const client = 'dist/client'
const id = 'virtual:built-assets'

/** Builds the service worker into the client's folder once that is complete: one classic script, `sw.js`. */
export const workerEnvironment: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
}

/** Tells the service worker which files the client was built into; it changes whenever they do. */
export function builtAssets(): Plugin {
  return {
    name: 'built-assets',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(module) {
      if (module !== `\0${id}`) return null
      const { root } = this.environment.config
      const files = readdirSync(join(root, client, 'assets')).filter((file) =>
        /\.(?:js|css|woff2)$/.test(file),
      )
      return `export const assets = ${JSON.stringify(files.sort().map((file) => `/assets/${file}`))}`
    },
  }
}
