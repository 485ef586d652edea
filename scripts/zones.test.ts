import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** A file, what it imports, and whether its room may. */
const imports: [file: string, specifier: string, allowed: boolean][] = [
  ['schemas/documents/page.ts', '@jalonne/domain', false],
  ['studio/src/desk.ts', '@jalonne/schemas', true],
  ['studio/src/desk.ts', '@jalonne/site/config', false],
  ['packages/domain/src/money.ts', '@jalonne/messages', false],
  ['packages/messages/src/texts.ts', '@jalonne/domain', true],
  ['packages/api/src/lead.ts', '@jalonne/messages', true],
  ['packages/api/src/lead.ts', '@jalonne/lake', false],
  ['packages/ui/src/plate.tsx', '@jalonne/domain', false],
  ['packages/seed/src/plans.ts', '@jalonne/schemas', true],
  ['packages/mocks/src/faults.ts', '@jalonne/lake', true],
  ['packages/mocks/src/faults.ts', '@jalonne/site/queries', false],
  ['packages/lake/src/engine/plan.ts', '@jalonne/seed', false],
  ['packages/lake/src/engine/plan.ts', 'node:fs', false],
  ['packages/lake/src/engine/plan.ts', 'sharp', false],
  ['packages/lake/src/assets/node/files.ts', 'node:fs', true],
  ['packages/lake/src/assets/node/files.ts', '@jalonne/domain', false],
  ['packages/lake/src/engine/plan.test.ts', 'node:fs', true],
  ['packages/lake/src/assets/node/files.ts', '@jalonne/node-kit/private-files', true],
  ['packages/lake/src/engine/plan.ts', '@jalonne/node-kit/database', false],
  ['packages/node-kit/src/database.ts', 'node:sqlite', true],
  ['packages/node-kit/src/database.ts', '@jalonne/lake', false],
  ['apps/lake/src/main.ts', '@jalonne/lake/sqlite', true],
  ['apps/lake/src/main.ts', '@jalonne/node-kit/rate-limit', true],
  ['apps/lake/src/main.ts', '@jalonne/server', false],
  ['apps/server/src/main.ts', '@jalonne/site/render', true],
  ['apps/server/src/main.ts', '@jalonne/node-kit/client-address', true],
  ['apps/server/src/main.ts', '@jalonne/lake', false],
  ['apps/site/src/sections/hero-plates/view.tsx', '@jalonne/ui', true],
  ['apps/site/src/sections/hero-plates/view.tsx', '@jalonne/seed', false],
  ['apps/site/src/sections/hero-plates/view.test.ts', '@jalonne/seed', true],
  ['apps/site/src/sections/hero-plates/view.tsx', '../faq-list/view.tsx', false],
  ['apps/site/src/sections/hero-plates/view.tsx', '../../features/theme/theme.ts', false],
  ['apps/site/src/sections/hero-plates/view.tsx', '../../shared/text.tsx', true],
  ['apps/site/src/sections/hero-plates/view.tsx', './plate-list.tsx', true],
  ['apps/site/src/features/theme/switch.tsx', '../language/switch.tsx', false],
  ['apps/site/src/features/theme/switch.tsx', '../../features/language/switch.tsx', false],
  ['apps/site/src/features/theme/switch.tsx', '../../shared/text.tsx', true],
  ['apps/site/src/features/theme/icons/sun.tsx', '../switch.tsx', true],
  ['apps/site/src/features/theme/icons/sun.tsx', '../../language/switch.tsx', false],
  ['apps/site/src/features/theme/switch.tsx', '../../routes/index.tsx', false],
  ['apps/site/src/shared/text.tsx', '../features/theme/theme.ts', false],
  ['apps/site/src/queries/page.ts', '../sections/hero-plates/query.ts', true],
  ['apps/site/src/queries/page.ts', '../sections/hero-plates/view.tsx', false],
  ['apps/server/src/main.ts', '../../site/src/config.ts', false],
  ['apps/server/src/http/pages.test.ts', '../../../lake/src/main.ts', false],
  ['packages/ui/src/plate.tsx', '../../../schemas/index.ts', false],
]

const folder = mkdtempSync(join(tmpdir(), 'jalonne-zones-'))
const planted = imports.map(
  ([file], index) => join(dirname(file), `planted-${index}-`) + file.split('/').at(-1),
)
let refused = new Set<string>()

beforeAll(() => {
  copyFileSync(join(root, 'biome.zones.json'), join(folder, 'biome.json'))
  for (const [index, [, specifier]] of imports.entries()) {
    const file = join(folder, planted[index] ?? '')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `export { x } from '${specifier}'\n`)
  }
  const biome = join(root, 'node_modules/.bin/biome')
  const options = [
    'lint',
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--max-diagnostics=none',
  ]
  const { stdout } = spawnSync(biome, [...options, '.'], { cwd: folder, encoding: 'utf8' })
  const report: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout)
  refused = new Set(report.diagnostics.map(({ location }) => location.path))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the linter keeps the rooms apart', () => {
  test.each(imports.map((row, index) => [...row, index] as const))(
    '%s imports %s: %s',
    (_file, _specifier, allowed, index) => {
      expect(refused.has(planted[index] ?? '')).toBe(!allowed)
    },
  )
})
