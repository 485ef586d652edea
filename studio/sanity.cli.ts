import { defineCliConfig } from 'sanity/cli'
import { offline } from './src/build/offline.ts'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'jalonne',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  deployment: { autoUpdates: false },
  vite: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), offline()],
    // The server of the Studio decides below which path it is reached: files find each other wherever that is.
    experimental: {
      renderBuiltUrl: (_file, { hostType }) =>
        hostType === 'html' ? undefined : { relative: true },
    },
  }),
})
