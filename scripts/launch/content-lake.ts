import type { Child } from './child.ts'
import { startHealthy } from './healthy.ts'
import { say } from './sentence.ts'
import { lakeCommand, type Settings } from './settings.ts'

/** Starts the embedded lake, seeded at its first start, and waits until it responds. */
export async function startLake(settings: Settings, children: Child[]): Promise<void> {
  say('Starting the content lake…')
  const args = lakeCommand(settings)
  await startHealthy({ name: 'lake', args, env: process.env }, settings.lakeUrl, children)
}
