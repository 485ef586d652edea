import { join } from 'node:path'
import { type Child, startChild } from './child.ts'
import { untilHealthy } from './healthy.ts'
import { root, type Settings } from './settings.ts'

/** Serves the built Studio for the lake of this run, and waits until it answers. */
export async function startStudio(settings: Settings, children: Child[]): Promise<void> {
  const studio = startChild({ name: 'Studio', args: studioCommand(settings), env: process.env })
  children.push(studio)
  await untilHealthy(studio, settings.studioUrl)
}

function studioCommand({ config, studioPort, hosted }: Settings): string[] {
  const { projectId, dataset, apiHost, useProjectHostname } = config.content
  // Sanity's own lake is reached under the name of the project, which the Studio knows by itself.
  const lake = hosted && useProjectHostname ? [] : ['--api-host', apiHost]
  return [
    join(root, 'studio/src/server/main.ts'),
    ...['--port', String(studioPort)],
    ...['--project', projectId, '--dataset', dataset],
    ...lake,
    ...['--site', config.origin],
  ]
}
