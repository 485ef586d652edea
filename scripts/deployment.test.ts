import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'deploy')
const units = readdirSync(folder).filter((name) => name.endsWith('.service'))
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const guide = readFileSync(join(root, 'docs/deployment.md'), 'utf8')

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
