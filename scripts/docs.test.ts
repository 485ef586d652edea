import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const documents = globSync('{*.md,docs/**/*.md,{apps,packages,deploy}/*/README.md}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
})

test.each(documents)('every link of %s leads to a file', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
    ([, link]) => link ?? '',
  )
  const dead = links.filter((link) => !existsSync(join(root, dirname(document), link)))
  expect(dead).toEqual([])
})

test('the index of decisions lists every record', () => {
  const folder = join(root, 'docs/decisions')
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const records = readdirSync(folder).filter((file) => /^\d/.test(file))
  expect(records.filter((file) => !index.includes(`(${file})`))).toEqual([])
})
