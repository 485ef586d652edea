import { schemaTypes } from '@jalonne/schemas'
import { defineConfig } from 'sanity'

export default defineConfig({
  name: 'default',
  title: 'Jalonne',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'jalonne',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  schema: { types: schemaTypes },
})
