import { readdirSync, readFileSync } from 'node:fs'
import { sectionTypes } from '@jalonne/schemas'
import { expect, test } from 'vitest'
import { PAGE_QUERY } from '../queries/page-query.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
const names = sectionTypes.map(({ name }) => name)
const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('every section an editor can add has a folder here, and every folder such a section', () => {
  expect(folders.toSorted()).toEqual(names.map(kebab).toSorted())
})

test.each(names)('%s has its view, by the name that pages draw', (name) => {
  const view = readFileSync(new URL(`${kebab(name)}/view.tsx`, import.meta.url), 'utf8')
  expect(view).toMatch(/^export (function|const) View\b/m)
})

// What leads to other documents, files and images has a rule, or a `query.ts`, of its own.
const leadsOn = (type: string) => ['file', 'image', 'localeImage', 'reference'].includes(type)
const withRules = sectionTypes.filter(({ fields }) =>
  fields.some(
    (field) =>
      leadsOn(field.type) ||
      ('of' in field && Array.isArray(field.of) && field.of.some(({ type }) => leadsOn(type))),
  ),
)

test.each(withRules)('the page query asks for the fields of $name', ({ name }) => {
  expect(PAGE_QUERY).toContain(`_type == "${name}" => {`)
})
