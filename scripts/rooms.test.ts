import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import config, { rooms } from '../dependency-cruiser.config.js'

/** A file, what it imports, and whether its room may. */
const imports: [file: string, specifier: string, allowed: boolean][] = [
  ['schemas/documents/page.ts', '@jalonne/domain', true],
  ['schemas/documents/page.ts', '@jalonne/messages', false],
  ['studio/src/desk.ts', '@jalonne/schemas', true],
  ['studio/src/desk.ts', '@jalonne/site', false],
  ['packages/domain/src/money.ts', '@jalonne/messages', false],
  ['packages/messages/src/texts.ts', '@jalonne/domain', true],
  ['packages/api/src/lead.ts', '@jalonne/messages', true],
  ['packages/api/src/lead.ts', '@jalonne/lake', false],
  ['packages/ui/src/plate.tsx', '@jalonne/domain', false],
  ['packages/seed/src/plans.ts', '@jalonne/schemas', true],
  ['packages/mocks/src/faults.ts', '@jalonne/lake', true],
  ['packages/mocks/src/faults.ts', '@jalonne/site', false],
  ['packages/lake/src/engine/plan.ts', '@jalonne/seed', false],
  ['packages/lake/src/engine/plan.ts', 'node:fs', false],
  ['packages/lake/src/assets/node/files.ts', 'node:fs', true],
  ['packages/lake/src/assets/node/files.ts', '@jalonne/domain', false],
  ['packages/lake/src/engine/plan.test.ts', 'node:fs', true],
  ['packages/lake/src/assets/node/files.ts', '@jalonne/node-kit', true],
  ['packages/lake/src/engine/plan.ts', '@jalonne/node-kit', false],
  ['packages/lake/src/engine/plan.ts', 'sharp', false],
  ['packages/lake/src/engine/plan.ts', '@hono/node-server', false],
  ['packages/lake/src/assets/node/files.ts', 'sharp', true],
  ['packages/node-kit/src/database.ts', 'node:sqlite', true],
  ['packages/node-kit/src/database.ts', '@jalonne/lake', false],
  ['apps/lake/src/main.ts', '@jalonne/lake', true],
  ['apps/lake/src/main.ts', '@jalonne/server', false],
  ['apps/lake/src/people/sign-in/page.ts', '@jalonne/messages', true],
  ['packages/lake/src/engine/plan.ts', '@jalonne/messages', false],
  ['apps/server/src/main.ts', '@jalonne/site', true],
  ['apps/server/src/main.ts', '@jalonne/lake', false],
  ['apps/site/src/sections/hero-plates/view.tsx', '@jalonne/ui', true],
  ['apps/site/src/sections/hero-plates/view.tsx', '@jalonne/seed', false],
  ['apps/site/src/sections/hero-plates/view.test.ts', '@jalonne/seed', true],
  ['apps/site/src/sections/hero-plates/view.tsx', '../faq-list/view.tsx', false],
  ['apps/site/src/sections/hero-plates/view.tsx', '../../features/theme/theme.ts', false],
  ['apps/site/src/sections/hero-plates/view.tsx', '../../shared/text.tsx', true],
  ['apps/site/src/sections/hero-plates/view.tsx', './plate-list.tsx', true],
  ['apps/site/src/features/theme/switch.tsx', '../language/switch.tsx', false],
  ['apps/site/src/features/theme/switch.tsx', '../../shared/text.tsx', true],
  ['apps/site/src/features/theme/icons/sun.tsx', '../switch.tsx', true],
  ['apps/site/src/features/theme/icons/sun.tsx', '../../language/switch.tsx', false],
  ['apps/site/src/features/theme/switch.tsx', '../../routes/index.tsx', false],
  ['apps/site/src/shared/text.tsx', '../features/theme/theme.ts', false],
  ['apps/site/src/queries/page.ts', '../sections/hero-plates/query.ts', true],
  ['apps/site/src/queries/page.ts', '../sections/hero-plates/view.tsx', false],
  ['apps/server/src/main.ts', '../../site/src/config.ts', false],
  ['apps/server/src/pages/pages.test.ts', '../../../lake/src/main.ts', false],
  ['packages/ui/src/plate.tsx', '../../../schemas/index.ts', false],
]

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'jalonne-rooms-')))
const planted = imports.map(([file], at) =>
  join(dirname(file), `planted-${at}-${file.split('/').at(-1)}`),
)
const circle = ['packages/ui/src/first.ts', 'packages/ui/src/second.ts']
let refused: (string | undefined)[] = []

beforeAll(async () => {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  mkdirSync(join(folder, 'node_modules/@jalonne'), { recursive: true })
  for (const room of Object.keys(rooms)) {
    write(`${room}/index.ts`, 'export const x = 1\n')
    write(`${room}/package.json`, '{"exports": "./index.ts"}')
    const name = join(folder, 'node_modules/@jalonne', room.split('/').at(-1) ?? '')
    try {
      symlinkSync(join(folder, room), name)
    } catch {
      // apps/lake and packages/lake: the package is the one that others import.
    }
  }
  for (const library of ['sharp', '@hono/node-server']) {
    write(`node_modules/${library}/dist/index.js`, 'export const x = 1\n')
    write(`node_modules/${library}/package.json`, '{"exports": "./dist/index.js"}')
  }
  for (const [at, [, specifier]] of imports.entries()) {
    const file = planted[at] ?? ''
    if (specifier.startsWith('.')) write(join(dirname(file), specifier), 'export const x = 1\n')
    write(file, `export { x } from '${specifier}'\n`)
  }
  for (const file of circle) {
    const other = circle.find((each) => each !== file) ?? ''
    write(file, `export type { X } from './${other.split('/').at(-1)}'\n`)
  }
  const { output } = await cruise([...planted, ...circle], {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
    baseDir: folder,
  })
  refused = (output as ICruiseResult).summary.violations.map(({ from }) => from)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the rooms are kept apart', () => {
  test.each(imports.map((row, at) => [...row, at] as const))(
    '%s imports %s: %s',
    (_file, _specifier, allowed, at) => {
      expect(refused.includes(planted[at] ?? '')).toBe(!allowed)
    },
  )

  test('two files that import each other are refused, types alone too', () => {
    expect(circle.some((file) => refused.includes(file))).toBe(true)
  })
})
