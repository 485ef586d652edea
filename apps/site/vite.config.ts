import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { parsedMessages } from './build/parsed-messages.ts'
import { precompress } from './build/precompress.ts'
import { builtAssets, workerEnvironment } from './build/service-worker.ts'

// These know light-dark(): written out for older ones, no part of a page could have a scheme of its own. And popovers,
// by which menus open without scripts.
const browsers = { chrome: 123 << 16, firefox: 125 << 16, safari: (17 << 16) | (5 << 8) }

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: false, quoteStyle: 'single' }),
    react(),
    parsedMessages(),
    builtAssets(),
    precompress(),
    // The worker that answers for lake and server under `dev:mocks`; a build has none.
    ...(command === 'serve' ? [msw({ mode: 'worker-only' })] : []),
  ],
  resolve: {
    // The shim is for React 17; the store the router uses asks for it by name.
    alias: [{ find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' }],
  },
  css: { transformer: 'lightningcss', lightningcss: { targets: browsers } },
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The list of every chunk's imports weighs more in the first view than it saves on the way to the next page.
        modulePreload: {
          resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // One file for all that every page needs: it compresses better than the parts.
          output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
          // What react-intl makes its components by, whether anybody uses them or not.
          treeshake: {
            manualPureFunctions: [
              'createFormattedComponent',
              'createFormattedDateTimePartsComponent',
            ],
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
    worker: workerEnvironment,
  },
  builder: {
    buildApp: async ({ build, environments: { client, ssr, worker } }) => {
      if (client) await build(client)
      if (worker) await build(worker)
      if (ssr) await build(ssr)
    },
  },
}))
