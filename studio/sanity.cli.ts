import { defineCliConfig } from 'sanity/cli'
import { offline } from './src/build/offline.ts'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'jalonne',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  deployment: { autoUpdates: false },
  vite: (config) => ({ ...config, plugins: [...(config.plugins ?? []), offline()] }),
})
