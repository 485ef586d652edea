import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Anne-Lise Favre', 'AF'],
  ['Élodie', 'É'],
  ['  jean   marc rochat ', 'JM'],
  ['', ''],
])('"%s" is shown as "%s"', (name, letters) => expect(initials(name)).toBe(letters))
