import { expect, test } from 'vitest'
import { fullSignOut } from './full-sign-out.ts'

const lake = 'http://localhost:3900/v2025-02-19'

function recorded() {
  const sent: (string | null)[] = []
  const fetch = fullSignOut(async (_input, init) => {
    sent.push(new Headers(init?.headers).get('authorization'))
    return new Response()
  })
  return { sent, fetch }
}

test('signing out ends the session that was in use, whoever asks for it', async () => {
  const { sent, fetch } = recorded()
  await fetch(`${lake}/users/me`, { headers: { authorization: 'Bearer one' } })
  await fetch(`${lake}/auth/logout`, { method: 'POST' })
  expect(sent).toEqual(['Bearer one', 'Bearer one'])
})

test('no other request is given a session, and none outlives its end', async () => {
  const { sent, fetch } = recorded()
  await fetch(`${lake}/auth/logout`, { method: 'POST' })
  await fetch(`${lake}/users/me`, { headers: { authorization: 'Bearer one' } })
  await fetch(`${lake}/auth/providers`)
  await fetch(`${lake}/auth/logout`, { method: 'POST' })
  await fetch(`${lake}/auth/logout`, { method: 'POST' })
  expect(sent).toEqual([null, 'Bearer one', null, 'Bearer one', null])
})
