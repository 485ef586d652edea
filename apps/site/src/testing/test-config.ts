import type { SiteConfig } from '../config.ts'

/** The configuration tests render and run with. */
export const testConfig: SiteConfig = {
  origin: 'https://jalonne.test',
  hosts: { fr: ['fr.localhost'], en: ['en.localhost'] },
  content: {
    projectId: 'jalonne',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: 'http://localhost:3900',
    useProjectHostname: false,
    useCdn: false,
  },
  live: { url: '/live', cursor: null },
  mocks: false,
}
