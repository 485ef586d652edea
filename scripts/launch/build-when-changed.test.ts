import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { scratchFolder } from '../../packages/node-kit/src/testing/scratch.ts'
import { buildWhenChanged } from './build-when-changed.ts'

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  return () => vi.restoreAllMocks()
})

/** Builds two folders one after the other, as the site is built; or breaks off before the first has been emptied. */
const script = `
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
const source = readFileSync('src/page.txt', 'utf8')
if (source === 'broken') {
  writeFileSync('dist/client/page.txt', source)
  process.exit(1)
}
for (const folder of ['client', 'server']) {
  rmSync('dist/' + folder, { recursive: true, force: true })
  mkdirSync('dist/' + folder, { recursive: true })
  writeFileSync('dist/' + folder + '/page.txt', source)
}`

async function somethingToBuild() {
  const path = await scratchFolder()
  const file = (name: string) => join(path, name)
  mkdirSync(file('src'))
  writeFileSync(file('package.json'), JSON.stringify({ scripts: { build: 'node build.mjs' } }))
  writeFileSync(file('build.mjs'), script)
  const build = {
    ...{ name: 'page', command: ['run', 'build'], inputs: ['src'] },
    ...{ proof: 'dist/server/page.txt', stamp: 'dist/client/inputs.sha256' },
  }
  return {
    write: (source: string) => writeFileSync(file('src/page.txt'), source),
    build: (signal = new AbortController().signal) => buildWhenChanged(build, signal, path),
    buildByHand: () => execFileSync('pnpm', ['--silent', 'run', 'build'], { cwd: path }),
    built: () =>
      ['client', 'server'].map((name) => readFileSync(file(`dist/${name}/page.txt`), 'utf8')),
    spoil: () => writeFileSync(file('dist/server/page.txt'), 'not built again'),
  }
}

test('what is there is built again only when its sources have changed', async () => {
  const page = await somethingToBuild()
  page.write('first')
  await page.build()
  page.spoil()
  await page.build()
  expect(page.built()).toEqual(['first', 'not built again'])
  page.write('second')
  await page.build()
  expect(page.built()).toEqual(['second', 'second'])
})

test('a build by hand in between is not taken for one of the sources that are back', async () => {
  const page = await somethingToBuild()
  page.write('first')
  await page.build()
  page.write('second')
  page.buildByHand()
  page.write('first')
  await page.build()
  expect(page.built()).toEqual(['first', 'first'])
})

test('nor is one that was broken off', async () => {
  const page = await somethingToBuild()
  page.write('first')
  await page.build()
  page.write('broken')
  await expect(page.build()).rejects.toThrow('The page could not be built')
  page.write('first')
  await page.build()
  expect(page.built()).toEqual(['first', 'first'])
})
