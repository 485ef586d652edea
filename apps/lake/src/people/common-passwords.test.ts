import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

it.each([
  'password123',
  '1234567890',
  'qwertyuiop',
  'azertyuiop',
  'Motdepasse2026!',
  'MANCHESTER!!!',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each([
  'correct horse battery',
  'Crème brûlée à minuit',
  '98237498237492',
  '!?!?!?!?!?!?',
  'xK3-vR9_pLq7',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
