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
