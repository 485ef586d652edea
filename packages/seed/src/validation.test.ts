import { expect, test } from 'vitest'
import { seedDocuments } from './index.ts'
import { problemsIn } from './testing/validate.ts'

test('an editor opening any document of the seed sees neither error nor warning', async () => {
  expect(await problemsIn(seedDocuments())).toEqual([])
})

test('a document with a wrong price, a missing text and an unknown field is told so', async () => {
  const documents = seedDocuments().map((document) =>
    document._id === 'plan-site-basic'
      ? { ...document, price: -1, name: { _type: 'localeString', fr: 'Basic' }, colour: 'red' }
      : document,
  )
  const problems = await problemsIn(documents)
  expect(problems.join('\n')).toMatch(/cannot be negative/)
  expect(problems.join('\n')).toMatch(/English text is missing/)
  expect(problems.join('\n')).toMatch(/colour/)
})
