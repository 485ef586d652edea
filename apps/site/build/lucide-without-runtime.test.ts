import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { lucideWithoutRuntime } from './lucide-without-runtime.ts'

const glyph = fileURLToPath(import.meta.resolve('@jalonne/ui/glyph'))
const { filter, handler } = lucideWithoutRuntime().resolveId

test('our glyph takes the place of the runtime that lucide’s icons import, and of nothing else', async () => {
  const lucide = dirname(fileURLToPath(import.meta.resolve('lucide-react/package.json')))
  const icon = join(lucide, 'dist/esm/icons/arrow-right.mjs')
  const imported = [...(await readFile(icon, 'utf8')).matchAll(/from '([^']+)'/g)].map(
    ([, source = '']) => source,
  )
  const replaced = imported.filter((source) => filter.id.test(source))
  expect(replaced.map((source) => handler(source, icon))).toEqual([glyph])
  expect(handler('./createLucideIcon.mjs', '/src/own.ts')).toBeNull()
})
