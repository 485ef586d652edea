import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sectionTypes } from '@jalonne/schemas'
import { expect, test } from 'vitest'
import { sectionGroups } from './section-groups.ts'

const names = sectionTypes.map(({ name }) => name).sort()

test('an editor finds every section in a group, and no group is empty', () => {
  expect(sectionGroups.flatMap(({ of }) => of).sort()).toEqual(names)
  expect(sectionGroups.filter(({ of }) => of.length === 0)).toEqual([])
})

test('every section has a picture, and nothing else has: pnpm section-pictures draws those that are missing', () => {
  const file = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const drawn = readdirSync(join(import.meta.dirname, 'pictures')).sort()
  expect(drawn).toEqual(names.map((name) => `${file(name)}.webp`).sort())
})
