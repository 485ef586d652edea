import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readAssets } from './assets.ts'

const directory = mkdtempSync(join(tmpdir(), 'site-assets-'))
afterAll(() => rmSync(directory, { recursive: true }))

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/sections/hero/view.tsx'],
    css: ['assets/entry.css'],
  },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/sections/hero/view.tsx': {
    file: 'assets/hero.js',
    imports: ['_shared.js', '_icons.js'],
    css: ['assets/hero.css'],
  },
  '_icons.js': { file: 'assets/icons.js' },
}
mkdirSync(join(directory, '.vite'))
mkdirSync(join(directory, 'assets'))
writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(manifest))
for (const name of ['entry', 'shared', 'hero']) {
  writeFileSync(join(directory, `assets/${name}.css`), `.${name}{}`)
}

describe('the assets of a build', () => {
  const assets = readAssets(directory)

  test('the entry alone', () => {
    expect(assets.entry).toBe('/assets/entry.js')
    expect(assets.scripts([])).toEqual(['/assets/shared.js', '/assets/entry.js'])
    expect(assets.css([])).toEqual([
      { href: '/assets/shared.css', text: '.shared{}' },
      { href: '/assets/entry.css', text: '.entry{}' },
    ])
  })

  test('a module brings what it imports, once', () => {
    const modules = ['src/sections/hero/view.tsx', 'src/sections/hero/view.tsx']
    expect(assets.scripts(modules)).toEqual([
      '/assets/shared.js',
      '/assets/entry.js',
      '/assets/icons.js',
      '/assets/hero.js',
    ])
    expect(assets.css(modules).map(({ href }) => href)).toEqual([
      '/assets/shared.css',
      '/assets/entry.css',
      '/assets/hero.css',
    ])
  })

  test('a module the build does not know adds nothing', () => {
    expect(assets.scripts(['src/sections/none/view.tsx'])).toEqual(assets.scripts([]))
  })
})

test('a folder without a build is refused', () => {
  expect(() => readAssets(join(directory, 'nowhere'))).toThrow('ENOENT')
})
