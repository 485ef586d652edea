import { type Child, startChild } from './child.ts'
import { untilHealthy } from './healthy.ts'
import { say } from './sentence.ts'
import { lakeCommand, type Settings } from './settings.ts'

/** Starts the embedded lake, seeded at its first start, and waits until it answers. */
export async function startLake(settings: Settings, children: Child[]): Promise<void> {
  say('Starting the content lake…')
  const args = lakeCommand(settings)
  const lake = startChild({ name: 'lake', args, env: process.env })
  children.push(lake)
  await untilHealthy(lake, settings.lakeUrl)
}
