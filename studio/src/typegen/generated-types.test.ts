import { expect, test } from 'vitest'
import { typesAreCurrent } from './generate-types.ts'

test('the committed types are those of the content model and the queries', async () => {
  expect(await typesAreCurrent(), 'run pnpm typegen and commit the result').toBe(true)
}, 30_000)
