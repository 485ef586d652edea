import { readdirSync } from 'node:fs'
import { sectionTypes } from '@jalonne/schemas'
import { expect, test } from 'vitest'
import { PAGE_QUERY } from '../queries/page-query.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
const schemaFiles = readdirSync(new URL('../../../../schemas/sections', import.meta.url))
  .filter((file) => file !== 'index.ts')
  .map((file) => file.replace(/\.ts$/, ''))
const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('every section an editor can add has a folder here, and every folder such a section', () => {
  expect(folders.toSorted()).toEqual(schemaFiles.toSorted())
})

test('a section is called the same in its file and in the content', () => {
  expect(sectionTypes.map(({ name }) => kebab(name)).toSorted()).toEqual(schemaFiles.toSorted())
})

test.each(folders)('%s has its query and its view', (folder) => {
  const files = readdirSync(new URL(folder, import.meta.url))
  expect(files).toEqual(expect.arrayContaining(['query.ts', 'view.tsx']))
})

test.each(sectionTypes.map(({ name }) => name))(
  'the page query asks for the fields of %s',
  (name) => {
    expect(PAGE_QUERY).toContain(`_type == "${name}" => {`)
  },
)
