import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

test('the committed route tree has every route file and no other: pnpm build writes it', () => {
  const tree = readFileSync(join(source, 'routeTree.gen.ts'), 'utf8')
  const imported = [...tree.matchAll(/(?:from |import\()'\.\/(routes\/[^']+)'/g)].map(
    ([, path]) => path,
  )
  const files = globSync('routes/**/*.tsx', { cwd: source }).map((file) =>
    file.replace(/\.tsx$/, ''),
  )
  expect(imported.toSorted()).toEqual(files.toSorted())
})

test('what a route shows is loaded when it is opened, but for pages that editors make', () => {
  const eager = globSync('routes/**/*.tsx', { cwd: source, exclude: ['**/*.lazy.tsx'] })
  const shown = eager.filter((file) =>
    /\bcomponent:/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(shown.toSorted(), 'Move `component` into a file named `.lazy.tsx`.').toEqual([
    'routes/$lang/$.tsx',
    'routes/$lang/index.tsx',
    'routes/$lang/route.tsx',
    'routes/__root.tsx',
  ])
})
