import { expect, test } from 'vitest'
import { toolsFor } from './tools-for.ts'

const tool = (name: string) => ({ name, title: name, component: () => null })
const shownTo = (...roles: string[]) =>
  toolsFor(
    { roles: roles.map((name) => ({ name, title: name })) },
    ['structure', 'presentation', 'prices'].map(tool),
  ).map(({ name }) => name)

test('an editor has the preview, and a viewer has what works without writing', () => {
  expect(shownTo('editor')).toEqual(['structure', 'presentation', 'prices'])
  expect(shownTo('viewer', 'administrator')).toEqual(['structure', 'presentation', 'prices'])
  expect(shownTo('viewer')).toEqual(['structure', 'prices'])
})
