import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { clientOf } from '../../apps/lake/src/testing/client.ts'
import { startLake, writeToken } from '../../apps/lake/src/testing/lake-process.ts'
import { lockFolder } from '../../packages/node-kit/src/lock-folder.ts'
import { scratchFolder } from '../../packages/node-kit/src/testing/scratch.ts'
import { fingerprint } from './fingerprint.ts'
import { expectFreePort, expectFreePorts } from './free-port.ts'
import { openLogFile } from './log-file.ts'
import { expectNotRunning, markRunning, runningIn } from './running-mark.ts'
import { lakeCommand, readSettings, root } from './settings.ts'

const loopbacks = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal }) => internal)
  .map(({ address }) => address)
  .filter((address) => address === '127.0.0.1' || address === '::1')

async function runScript(
  script: string,
  env: Record<string, string>,
  { nodeOptions = [], args = [] }: { nodeOptions?: string[]; args?: string[] } = {},
) {
  const child = spawn(process.execPath, [...nodeOptions, join(root, 'scripts', script), ...args], {
    env: { ...process.env, ...env },
  })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { stdout, stderr, code }
}

async function takenPort(host: string) {
  const server = createServer()
  server.listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, [Symbol.dispose]: () => void server.close() }
}

test('a data folder that cannot be used is told in a sentence', async () => {
  const file = join(await scratchFolder(), 'file')
  writeFileSync(file, '')
  for (const folder of [file, join(file, 'below')]) {
    const { stderr, code } = await runScript('start.ts', { DATA_DIR: folder })
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^The data folder \S+ cannot be used \(.+\): choose another one with DATA_DIR\.\n$/,
    )
    expect(stderr).toContain(folder)
  }
})

test.each(loopbacks)('a port taken on %s is told with the variable to change', async (host) => {
  using taken = await takenPort(host)
  await expect(expectFreePort(taken.port, 'LAKE_PORT')).rejects.toThrow(
    `Port ${taken.port} is taken by another program: stop it, or choose another port with LAKE_PORT.`,
  )
})

test.each(['LAKE_PORT', 'SITE_PORT', 'STUDIO_PORT'])(
  '%s is never a port that browsers refuse, which is said before anything is built',
  async (variable) => {
    for (const script of ['start.ts', 'dev.ts']) {
      const { stdout, stderr, code } = await runScript(script, { [variable]: '4190' })
      expect([stdout, code]).toEqual(['', 1])
      expect(stderr).toContain(
        `${variable} must be a port that browsers and fetch do not refuse, not 4190.`,
      )
    }
  },
)

test('on Windows it is said where to run this instead', async () => {
  const windows = `Object.defineProperty(process, 'platform', { value: 'win32' })`
  const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(windows)}`]
  expect(await runScript('run.mjs', { PATH: '' }, { nodeOptions })).toEqual({
    stdout: '',
    stderr: expect.stringMatching(/^This runs on Linux and macOS; on Windows, run it in WSL .+\n$/),
    code: 1,
  })
})

test('one port for two programs is refused', async () => {
  const settings = readSettings({ SITE_PORT: '4690', LAKE_PORT: '4690' })
  await expect(expectFreePorts(settings)).rejects.toThrow('both 4690')
})

test('the Studio needs a port of its own, and says by which variable to give it one', async () => {
  using taken = await takenPort('127.0.0.1')
  const lake = readSettings({ SITE_PORT: '4690', LAKE_PORT: '4691', STUDIO_PORT: '4691' })
  await expect(expectFreePorts(lake)).rejects.toThrow('LAKE_PORT and STUDIO_PORT are both 4691')
  const settings = readSettings({ SITE_PORT: '0', STUDIO_PORT: String(taken.port) })
  await expect(expectFreePorts({ ...settings, hosted: true })).rejects.toThrow(
    `Port ${taken.port} is taken by another program: stop it, or choose another port with STUDIO_PORT.`,
  )
  expect(() => readSettings({ STUDIO_PORT: 'studio' })).toThrow(
    'STUDIO_PORT must be a whole number',
  )
})

test.each([
  [undefined, 'http://localhost:4690'],
  ['0.0.0.0', 'http://localhost:4690'],
  ['::', 'http://localhost:4690'],
  ['::1', 'http://localhost:4690'],
  ['192.168.1.5', 'http://192.168.1.5:4690'],
  ['fd00::5', 'http://[fd00::5]:4690'],
])('with SITE_HOST %s the site is looked for at %s', (host, address) => {
  const SITE_ORIGIN = 'http://localhost:4690'
  const settings = readSettings({ SITE_HOST: host, SITE_PORT: '4690', SITE_ORIGIN })
  expect(settings.siteUrl).toBe(address)
})

test('the lake lets the Studio in', () => {
  const command = lakeCommand(readSettings({ STUDIO_PORT: '4692' }))
  expect(command[command.indexOf('http://localhost:4692') - 1]).toBe('--allow-origin')
})

test('starting on a taken port says so, starts nothing and leaves nothing behind', async () => {
  using taken = await takenPort('127.0.0.1')
  const data = await scratchFolder()
  const run = await runScript('start.ts', { SITE_PORT: String(taken.port), DATA_DIR: data })
  expect(run).toEqual({
    stdout: '',
    stderr: `Port ${taken.port} is taken by another program: stop it, or choose another port with SITE_PORT.\n`,
    code: 1,
  })
  expect(readdirSync(data)).toEqual([])
})

test('with a project of the hosted lake no lake port is needed', async () => {
  using taken = await takenPort('127.0.0.1')
  const settings = readSettings({
    SANITY_PROJECT_ID: 'abc',
    LAKE_PORT: String(taken.port),
    SITE_PORT: '0',
  })
  await expect(expectFreePorts({ ...settings, studioPort: null })).resolves.toBeUndefined()
})

test('resetting removes what runs left behind and says so', async () => {
  const data = await scratchFolder()
  mkdirSync(join(data, 'disk', 'lake'), { recursive: true })
  const link = join(data, 'data')
  symlinkSync(join(data, 'disk'), link)
  const first = await runScript('reset.ts', { DATA_DIR: link })
  expect(first.code).toBe(0)
  expect(first.stdout).toMatch(
    /^Emptied .*: removed all content and uploads, accounts, what visitors sent, keys, tokens and logs\./,
  )
  expect(readdirSync(link)).toEqual([])
  const again = await runScript('reset.ts', { DATA_DIR: link })
  expect(again.stdout).toMatch(/^There was nothing to remove/)
})

test('who asks what resetting does loses nothing', async () => {
  const data = await scratchFolder()
  mkdirSync(join(data, 'lake'))
  const { code, stderr } = await runScript('reset.ts', { DATA_DIR: data }, { args: ['--help'] })
  expect({ code, left: readdirSync(data) }).toEqual({ code: 1, left: ['lake'] })
  expect(stderr).toContain('Nothing was removed: `npm run reset` knows no options.')
})

test.each(['push', 'pull'])(
  'content:%s tells how it is used, without a lake elsewhere',
  async (command) => {
    const { code, stdout } = await runScript('content.ts', {}, { args: [command, '--help'] })
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining('npm run content:push -- [seed | FILE]'),
    })
  },
)

test('"seed" is the demo content to push, or the dataset that is called so', async () => {
  const data = await scratchFolder()
  const lake = await startLake(['--data', data, '--dataset', 'production', '--dataset', 'seed'])
  const inSeed = clientOf(lake.url).withConfig({ dataset: 'seed' })
  await inSeed.create({ _id: 'own', _type: 'page' })
  const env = {
    SANITY_API_HOST: lake.url,
    SANITY_PROJECT_ID: 'jalonne',
    SANITY_API_WRITE_TOKEN: writeToken,
  }
  const push = async (...args: string[]) => {
    const options = ['push', '--dry-run', '--data', data, ...args]
    return (await runScript('content.ts', env, { args: options })).stdout
  }
  expect(await push('seed')).toMatch(/^\d{3,} to create, /m)
  expect(await push('--dataset', 'seed')).toMatch(/^1 to create, /m)
})

test('what was to be a dry run, but for the two dashes npm asks for, is not run in earnest', async () => {
  const env = { npm_config_dry_run: 'true', PATH: '' }
  expect(await runScript('run.mjs', env, { args: ['content:push'] })).toEqual({
    stdout: '',
    stderr: 'npm kept --dry-run to itself: write npm run content:push -- --dry-run\n',
    code: 1,
  })
})

test('resetting is refused for a folder that holds something else', async () => {
  const data = await scratchFolder()
  mkdirSync(join(data, 'lake'))
  writeFileSync(join(data, 'thesis.txt'), 'ten years of work')
  const { code, stderr } = await runScript('reset.ts', { DATA_DIR: data })
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /^Nothing was removed: .* also holds what is not the site's \(thesis\.txt\)/,
  )
  expect(readdirSync(data)).toEqual(['lake', 'thesis.txt'])
})

test('resetting is refused while the site runs', async () => {
  const data = await scratchFolder()
  const unmark = markRunning(data)
  const { code, stderr } = await runScript('reset.ts', { DATA_DIR: data })
  expect([code, stderr]).toEqual([
    1,
    `Nothing was removed: the site is running (process ${process.pid}). Stop it first.\n`,
  ])
  unmark()
  expect(runningIn(data)).toBeNull()
})

test('resetting is refused while a server that was started by itself works with the data', async () => {
  const data = await scratchFolder()
  const server = join(data, 'server')
  mkdirSync(server)
  const lock = lockFolder(server)
  const { code, stderr } = await runScript('reset.ts', { DATA_DIR: data })
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /^Nothing was removed: a server works with the data in .+\. Stop it first\.$/m,
  )
  expect(existsSync(server)).toBe(true)
  lock.release()
  expect(await runScript('reset.ts', { DATA_DIR: data })).toMatchObject({ code: 0 })
})

test('resetting is refused while a lake that was started by itself serves the data', async () => {
  const data = await scratchFolder()
  const folder = join(data, 'lake')
  const lake = await startLake(['--data', folder])
  const { code, stderr } = await runScript('reset.ts', { DATA_DIR: data })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Nothing was removed: a lake serves the data in .+\. Stop it first\.$/m)
  expect(existsSync(folder)).toBe(true)
  await lake.end('SIGTERM')
  expect(await runScript('reset.ts', { DATA_DIR: data })).toMatchObject({ code: 0 })
})

test('a second run on the same data is refused before it asks for a port, and leaves the first its mark', async () => {
  const data = await scratchFolder()
  using taken = await takenPort('127.0.0.1')
  const unmark = markRunning(data)
  for (const script of ['start.ts', 'dev.ts']) {
    const { code, stdout, stderr } = await runScript(script, {
      SITE_PORT: String(taken.port),
      DATA_DIR: data,
    })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(`(process ${process.pid}): stop it, or choose another folder`)
  }
  expect(() => markRunning(data)).toThrow('Another server works with the data')
  expect(runningIn(data)).toBe(process.pid)
  unmark()
  expect(() => expectNotRunning(data)).not.toThrow()
})

test('the mark of a run that was killed counts for nothing', async () => {
  const data = await scratchFolder()
  // Its process id may have been given to another program since.
  writeFileSync(join(data, 'running.pid'), String(process.pid))
  expect(runningIn(data)).toBeNull()
  expect(() => expectNotRunning(data)).not.toThrow()
})

test('only a change to what the build is made from asks for a new one', async () => {
  const folder = await scratchFolder()
  const write = (path: string, content: string) => {
    const file = join(folder, path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, content)
  }
  write('site/src/a.ts', '1')
  const first = fingerprint(folder, ['site'])
  write('site/src/a.test.ts', 'test')
  write('site/dist/a.js', 'built')
  write('site/node_modules/x/index.js', 'dependency')
  expect(fingerprint(folder, ['site'])).toBe(first)
  write('site/src/a.ts', '2')
  const changed = fingerprint(folder, ['site'])
  expect(changed).not.toBe(first)
  write('pnpm-lock.yaml', 'other versions')
  expect(fingerprint(folder, ['site'])).not.toBe(changed)
})

test('a log goes on where the last run ended, and is bounded', async () => {
  const folder = await scratchFolder()
  const write = async (line: string, times: number) => {
    const log = openLogFile(folder, 'site', '1K')
    for (let n = 0; n < times; n += 1) {
      await new Promise((resolve) => log.write(`${line}\n`, resolve))
    }
    await new Promise((resolve) => log.end(() => resolve(null)))
  }
  await write('first run', 1)
  await write('second run', 1)
  expect(readFileSync(join(folder, 'site.log'), 'utf8')).toBe('first run\nsecond run\n')
  await write('x'.repeat(500), 40)
  expect(readdirSync(folder).toSorted()).toEqual(
    ['1', '2', '3', '4']
      .map((n) => `site.${n}.log`)
      .concat('site.log')
      .toSorted(),
  )
})
