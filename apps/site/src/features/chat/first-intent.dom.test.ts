import { expect, test } from 'vitest'
import { firstIntent, takeEarlyQuestions } from './first-intent.ts'

test('a script starts a conversation before the visitor has done anything', async () => {
  const intent = firstIntent()
  window.startChat?.('How much is a logo?')
  await intent
  expect(takeEarlyQuestions()).toMatchObject([{ message: 'How much is a logo?' }])
})
