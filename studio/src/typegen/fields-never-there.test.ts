import { expect, test } from 'vitest'
import { fieldsNeverThere } from './fields-never-there.ts'

test('a field that a query misspells is found by its type, one that is empty at times is none', () => {
  const types = `export type PAGE_QUERY_RESULT = {
  _id: string;
  lead: string | null;
  sections: Array<{
    title: null;
    days: Array<{
      label: LocaleString | null;
      hours: null;
      "city": null
    }>;
  }>;
} | null;`
  expect(fieldsNeverThere(types)).toEqual(['hours', 'city'])
})
