import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('what is made for one system is locked for a developer’s Mac as for a server', async () => {
  const lock = await readFile(new URL('../pnpm-lock.yaml', import.meta.url), 'utf8')
  const names = [...lock.matchAll(/^ {2}'?([^\s':]+)'?:$/gm)].map(([, name = '']) => name)
  // `@biomejs/cli-linux-x64@2.6.8`, `lightningcss-linux-x64-gnu@1.31.1`
  const forServers = names.filter((name) => /linux-x64(-gnu)?@/.test(name))
  expect(forServers.length).toBeGreaterThan(3)
  const forMacs = forServers.map((name) => name.replace(/linux-x64(-gnu)?@/, 'darwin-arm64@'))
  expect(forMacs.filter((name) => !names.includes(name))).toEqual([])
})
