import { join } from 'node:path'
import type { Child } from './child.ts'
import { startHealthy } from './healthy.ts'
import { root, type Settings } from './settings.ts'

const folder = join(root, 'studio')

/** Serves the built Studio for the lake of this run, and waits until it responds. */
export async function startStudio(settings: Settings, children: Child[]): Promise<void> {
  const { projectId, dataset } = settings.config.content
  const lake = lakeAddress(settings)
  const args = [
    join(folder, 'src/server/main.ts'),
    ...['--port', String(settings.studioPort)],
    ...['--project', projectId, '--dataset', dataset],
    ...(lake === null ? [] : ['--api-host', lake]),
    ...['--site', settings.config.origin],
  ]
  await startHealthy({ name: 'Studio', args, env: process.env }, settings.studioUrl, children)
}

/** The same from its sources, with hot reload. */
export async function startStudioFromSources(settings: Settings, children: Child[]): Promise<void> {
  const { projectId, dataset } = settings.config.content
  const lake = lakeAddress(settings)
  const args = [
    join(folder, 'node_modules/sanity/bin/sanity'),
    ...['dev', '--port', String(settings.studioPort)],
  ]
  const env = {
    ...process.env,
    DO_NOT_TRACK: '1',
    SANITY_STUDIO_PROJECT_ID: projectId,
    SANITY_STUDIO_DATASET: dataset,
    ...(lake !== null && { SANITY_STUDIO_API_HOST: lake }),
    SANITY_STUDIO_SITE_ORIGIN: settings.config.origin,
  }
  await startHealthy({ name: 'Studio', args, cwd: folder, env }, settings.studioUrl, children)
}

/** Null for Sanity's own lake: it is reached under the name of the project, which the Studio knows by itself. */
function lakeAddress({ config, hosted }: Settings): string | null {
  const { apiHost, useProjectHostname } = config.content
  return hosted && useProjectHostname ? null : apiHost
}
