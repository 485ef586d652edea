import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig, settingNames } from '../apps/server/src/config/config.ts'
import { scratchFolder } from '../packages/node-kit/src/testing/scratch.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'deploy')
const units = readdirSync(folder).filter((name) => name.endsWith('.service'))
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const nginx = readFileSync(join(folder, 'nginx.conf'), 'utf8')
const guide = readFileSync(join(root, 'docs/deployment.md'), 'utf8')

test.each(settingNames)('the guide says what %s is for', (name) => {
  expect(guide).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'))
})

describe.each(units)('%s', (name) => {
  const file = join(folder, name)
  const unit = readFileSync(file, 'utf8').replaceAll('\\\n', ' ')

  test('starts a program that is there, as a user of its own, without demo content', () => {
    const [, program = '', options = ''] =
      /^ExecStart=\/usr\/bin\/node (\S+)(.*)$/m.exec(unit) ?? []
    expect(existsSync(join(root, program))).toBe(true)
    expect(options).not.toContain('--seed')
    expect(unit).toContain(`User=${name.replace('.service', '')}\n`)
  })

  test('says in a sentence that it needs Node 24', () => {
    const [, check = ''] = /^ExecStartPre=\/usr\/bin\/node -e '(.*)'$/m.exec(unit) ?? []
    const run = (version: string) =>
      spawnSync(
        process.execPath,
        ['-e', check.replaceAll('process.versions.node', `'${version}'`)],
        { encoding: 'utf8' },
      )
    expect(run('20.19.2')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Jalonne needs Node 24 in \/usr\/bin\/node, which is v.*\n$/),
    })
    expect(run('24.1.0')).toMatchObject({ status: 0, stderr: '' })
  })

  test('reaches nothing but its own folder', () => {
    for (const line of [
      'UMask=0077',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
    ]) {
      expect(unit).toContain(`${line}\n`)
    }
  })

  test.skipIf(!hasSystemd)('is what systemd understands', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    })
    expect(
      stderr.split('\n').filter((line) => line.includes(name) && !line.includes('/usr/bin/node')),
    ).toEqual([])
  })
})

test('the guide names only files and commands there are', () => {
  const named = [
    ...guide.matchAll(/(?:node |\.\.\/)((?:apps|scripts|studio|deploy|packages)\/[\w./-]*\w)/g),
  ]
  expect(named.length).toBeGreaterThan(10)
  for (const [, path = ''] of named)
    expect([path, existsSync(join(root, path))]).toEqual([path, true])
})

test('nginx has room for every live stream the site allows, which takes two connections', () => {
  const numberOf = (name: string) => Number(new RegExp(`${name} (\\d+);`).exec(guide)?.[1])
  const connections = numberOf('worker_connections')
  expect(connections).toBeGreaterThan(2 * readConfig({}).limits.liveStreams)
  expect(numberOf('worker_rlimit_nofile')).toBeGreaterThan(2 * connections)
})

test('certbot leaves its answers where nginx shows them, for every name nginx answers to', () => {
  const [command = ''] = /certbot certonly(?:.*\\\n)*.*/.exec(guide) ?? []
  const [, webroot = ''] = /-w (\S+)/.exec(command) ?? []
  expect(nginx).toContain(`location /.well-known/acme-challenge/ { root ${webroot}; }`)
  const [, name = ''] = /--cert-name (\S+)/.exec(command) ?? []
  expect(nginx).toContain(`/live/${name}/fullchain.pem`)
  const names = Array.from(command.matchAll(/-d (\S+)/g), ([, host]) => host)
  expect(nginx).toContain(`server_name ${names.join(' ')};`)
})

test('the bare name leads to the site, and no address of a visitor is logged', () => {
  const settings = readFileSync(join(folder, 'site.env.example'), 'utf8')
  const [, site = '', bare = ''] = /^SITE_ORIGIN=(https:\/\/www\.(.*))$/m.exec(settings) ?? []
  const blocks = nginx.split(/^server \{$/m)
  const redirects = blocks.filter((block) => block.includes(`  server_name ${bare};`))
  expect(redirects).toEqual([expect.stringContaining(`return 308 ${site}$request_uri;`)])
  expect(guide).toContain(`${bare} {\n  redir ${site}{uri} 308`)
  expect(nginx).toMatch(/^access_log off;$/m)
  // In errors of any other level nginx names who asked, and what.
  expect(nginx).toMatch(/^error_log \S+ emerg;$/m)
  expect(guide).toContain('exclude http.log.error')
})

test('who restores may read the copies before they are read', () => {
  const restore = guide.slice(guide.indexOf('### Restore'))
  const mayRead = restore.indexOf('chown -R jalonne-$name:jalonne-$name /backups/$name')
  expect(mayRead).toBeGreaterThan(0)
  expect(mayRead).toBeLessThan(restore.indexOf('cp -a /backups'))
})

const longAgo = Date.now() / 1000 - 40 * 24 * 60 * 60

test('a new release gets the files of the one that ran, however long ago it was built, and none that are older', async () => {
  const machine = await scratchFolder()
  const [current, next] = [join(machine, 'current'), join(machine, 'next')]
  const run = (command: string) => {
    const { stderr } = spawnSync('bash', ['-c', command], { cwd: current, encoding: 'utf8' })
    expect(stderr).toBe('')
  }
  const folders = ['apps/site/dist/client/assets', 'studio/dist/static']
  for (const folder of folders) {
    mkdirSync(join(next, folder), { recursive: true })
    mkdirSync(join(current, folder), { recursive: true })
    writeFileSync(join(current, folder, 'of-current.js'), '')
  }
  run(/^ls -d .* > .*$/m.exec(guide)?.[0] ?? '')
  for (const folder of folders) {
    for (const name of ['of-former.js', 'old.js']) writeFileSync(join(current, folder, name), '')
    for (const name of ['of-current.js', 'old.js'])
      utimesSync(join(current, folder, name), longAgo, longAgo)
  }
  run(`to=${next}\n${/^xargs touch .*?^done$/ms.exec(guide)?.[0]}`)
  for (const folder of folders)
    expect(readdirSync(join(next, folder)).sort()).toEqual(['of-current.js', 'of-former.js'])
})
