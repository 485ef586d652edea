import { BillIcon } from '@sanity/icons/Bill'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { connectionTo } from './src/connection/connection.ts'
import { readStudioSettings, settingsElement } from './src/connection/settings.ts'
import { languageBadges } from './src/languages/badge.ts'
import { say } from './src/languages/studio-language.ts'
import { ToolMenuWithLanguage } from './src/languages/studio-language-menu.tsx'
import { localeBundles, localePlugins } from './src/languages/studio-locale.ts'
import { Mark } from './src/look/mark.tsx'
import { theme } from './src/look/theme.ts'
import { previewTools } from './src/preview/preview-tool.ts'
import { toolsFor } from './src/preview/tools-for.ts'
import { planOfFamily } from './src/prices/families.ts'
import { PricesTool } from './src/prices/prices-tool.tsx'
import { faqOfQuestion } from './src/questions/faq-of-question.ts'
import { studioTypes } from './src/schema.ts'
import { newDocumentsFor } from './src/shared/shown-types.ts'
import { documentActions } from './src/structure/document-actions.ts'
import { structureFor } from './src/structure/structure.ts'
import { withPageTemplates } from './src/templates/page-templates.ts'
import { reportingFailures } from './src/uploads/upload-failures.ts'
import { UploadInput } from './src/uploads/upload-input.tsx'
import { WithUploadNotices } from './src/uploads/upload-notices.tsx'

// Written out, because the build replaces these names with their values.
const variables = {
  SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
  SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  SANITY_STUDIO_API_HOST: process.env.SANITY_STUDIO_API_HOST,
  SANITY_STUDIO_SITE_ORIGIN: process.env.SANITY_STUDIO_SITE_ORIGIN,
}
const written = globalThis.document?.getElementById(settingsElement)?.textContent
const settings = readStudioSettings(variables, written)

export default defineConfig({
  ...connectionTo(settings),
  basePath: settings.basePath ?? '/',
  name: 'default',
  title: 'Jalonne',
  icon: Mark,
  theme,
  plugins: [
    structureTool({ title: say('Content', 'Contenu'), structure: structureFor(settings) }),
    ...previewTools(settings),
    ...localePlugins,
  ],
  schema: {
    types: studioTypes,
    templates: (templates) => [...withPageTemplates(templates), planOfFamily, faqOfQuestion],
  },
  tools: (tools, { currentUser }) => [
    ...toolsFor(currentUser, tools),
    { name: 'prices', title: say('Prices', 'Tarifs'), icon: BillIcon, component: PricesTool },
  ],
  i18n: { bundles: localeBundles },
  studio: { components: { toolMenu: ToolMenuWithLanguage, layout: WithUploadNotices } },
  form: {
    components: { input: UploadInput },
    image: { assetSources: reportingFailures },
    file: { assetSources: reportingFailures },
  },
  // What only the hosted lake has, or what would call home.
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  beta: { create: { startInCreateEnabled: false } },
  document: {
    comments: { enabled: false },
    // The embedded lake takes no such request.
    askToEdit: { enabled: !settings.apiHost },
    actions: documentActions,
    newDocumentOptions: newDocumentsFor,
    badges: (badges) => [...badges, ...languageBadges],
  },
})
