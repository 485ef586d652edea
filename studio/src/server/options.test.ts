import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('without any option, the Studio is served on this machine for the embedded lake', () => {
  expect(readOptions([])).toEqual({
    port: 3333,
    host: '127.0.0.1',
    settings: {
      projectId: 'jalonne',
      dataset: 'production',
      apiHost: 'http://localhost:3900',
      siteOrigin: 'http://localhost:3000',
    },
  })
})

test('each option counts', () => {
  const lake = ['--project', 'abc-1', '--dataset', 'staging', '--api-host', 'https://lake.test/a']
  const rest = ['--site', 'https://www.test', '--base-path', '/studio', '--port', '0']
  expect(readOptions([...lake, ...rest, '--host', '::1'])).toEqual({
    port: 0,
    host: '::1',
    settings: {
      projectId: 'abc-1',
      dataset: 'staging',
      apiHost: 'https://lake.test/a',
      siteOrigin: 'https://www.test',
      basePath: '/studio',
    },
  })
})

test.each([
  ['--site', 'www.example.ch', 'must be an http or https address, not "www.example.ch".'],
  [
    '--site',
    'https://example.ch/fr',
    'must be an address without a path, not "https://example.ch/fr".',
  ],
  ['--api-host', 'lake', 'must be an http or https address, not "lake".'],
  ['--base-path', 'studio', 'must be a path such as /studio, not "studio".'],
  ['--project', 'Jalonne', 'must be made of a–z, 0–9 and dashes, not "Jalonne".'],
  ['--dataset', '-', 'must be made of a–z, 0–9, dashes and underscores, not "-".'],
  ['--port', 'abc', 'must be a number from 0 to 65535, not "abc".'],
  ['--port', '0x50', 'must be a number from 0 to 65535, not "0x50".'],
  ['--port', '65536', 'must be a number from 0 to 65535, not "65536".'],
  ['--host', '', 'must not be empty.'],
])('%s %s is told by its name', (option, value, fault) => {
  expect(() => readOptions([`${option}=${value}`])).toThrow(`${option} ${fault}`)
})

test('whoever mistypes an option reads one sentence', async () => {
  const main = new URL('main.ts', import.meta.url).pathname
  const run = (...args: string[]) => promisify(execFile)(process.execPath, [main, ...args])
  await expect(run('--base-path', 'studio')).rejects.toMatchObject({
    code: 1,
    stderr: '--base-path must be a path such as /studio, not "studio".\n',
  })
  await expect(run('--sight', 'https://www.example.ch')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^[^\n]*--sight[^\n]*\n$/),
  })
})
