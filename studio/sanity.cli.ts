import { defineCliConfig } from 'sanity/cli'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'jalonne',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  deployment: { autoUpdates: false },
  typegen: {
    path: '../apps/site/src/**/*.ts',
    schema: './schema.json',
    generates: '../apps/site/src/queries/sanity.types.ts',
    overloadClientMethods: false,
  },
})
