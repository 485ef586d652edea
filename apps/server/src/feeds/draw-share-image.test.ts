import { expect, test } from 'vitest'
import { drawShareImage } from './draw-share-image.ts'

const draw = (title: string) => drawShareImage({ brand: 'Jalonne', title, seed: 'home' })

test.each([
  ['an emoji', 'Ouvert 🎉 demain', 'Ouvert demain'],
  ['one made of several', '👩🏽‍💻 Ouvert ❤️ 1️⃣ 🇨🇭', 'Ouvert 1'],
  ['a line separator', 'Ouvert\u2028demain', 'Ouvert demain'],
  ['a line break', 'Ouvert\ndemain', 'Ouvert demain'],
])('of %s, which the font does not have, no box is drawn', async (_, title, plain) => {
  expect((await draw(title)).equals(await draw(plain))).toBe(true)
})

test('signs that the font has are drawn', async () => {
  expect((await draw('Ouvert©')).equals(await draw('Ouvert'))).toBe(false)
})

test('letters of the neighbours’ languages are drawn, not boxes', async () => {
  expect((await draw('Dvořák')).equals(await draw('Dvoğák'))).toBe(false)
})

test('a title of emoji alone leaves the brand', async () => {
  expect((await draw('🎉')).equals(await draw(''))).toBe(true)
})
