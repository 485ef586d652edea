import { relative } from 'node:path'
import { logFolder, root, type Settings } from './settings.ts'

/** What to show once everything is up: where it is, and how to end it. */
export function addressTable(
  { siteUrl, lakeUrl, studioUrl, hosted, config }: Settings,
  mocks = false,
): string {
  const rows = mocks
    ? [
        ['Site', siteUrl],
        ['Content lake', 'none: the site answers for it, in memory'],
      ]
    : [
        ['Site', siteUrl],
        ['Content lake', hosted ? config.content.apiHost : lakeUrl],
        ['Studio', studioUrl],
        ['Logs', relative(root, logFolder)],
      ]
  const lines = rows.map(([name = '', address]) => `  ${name.padEnd(15)}${address}`)
  return `\n${lines.join('\n')}\n\nCtrl-C stops everything.`
}
