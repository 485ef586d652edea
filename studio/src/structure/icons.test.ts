import { documentTypes } from '@jalonne/schemas'
import { expect, test } from 'vitest'
import { typeIcons } from './icons.ts'

test('every kind of document has an icon, and no icon is left of one that is gone', () => {
  expect(Object.keys(typeIcons).toSorted()).toEqual(
    documentTypes.map(({ name }) => name).toSorted(),
  )
})
