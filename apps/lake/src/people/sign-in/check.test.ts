import { describe, expect, it } from 'vitest'
import { isPassword } from '../password.ts'
import type { User } from '../users.ts'
import { signInCheck } from './check.ts'

// scrypt of "legacy" with N = 1024, which takes a moment only.
const password = '$scrypt$ln=10,r=8,p=1$c2FsdHNhbHQ=$FTwMQcVrBr4KVPHMk36EkgCVEiW2FbJAtbvpBr3EsSo='
const marie: User = {
  id: 'p1',
  email: 'marie@example.ch',
  name: 'Marie',
  role: 'editor',
  password,
  isRobot: false,
  isActive: true,
  createdAt: '2026-01-01',
}

function lake(byId = (): User | null => marie) {
  const users = { byEmail: () => marie, byId }
  const check = signInCheck({ users })
  return async (typed: string, client: string, email = marie.email) => {
    const form = new FormData()
    form.set('email', email)
    form.set('password', typed)
    const outcome = await check(form, client, [])
    return 'problem' in outcome ? outcome.problem : 'in'
  }
}

describe('guessing at an account', () => {
  it('from very many places keeps nobody out who types the right password elsewhere', async () => {
    const attempt = lake()
    const outcomes: string[] = []
    for (let client = 1; client <= 40; client += 1) {
      for (let count = 0; count < 6; count += 1) outcomes.push(await attempt('guess', `c${client}`))
    }
    // Twenty clients guess five times each; from then on the account is under attack, and each may once.
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(20 * 5 + 20)
    expect(await attempt('legacy', 'the office')).toBe('in')
    expect(await attempt('legacy', 'the office')).toBe('in')
    expect(await attempt('legacy', 'at home')).toBe('in')
  })

  it('from one place uses up nothing of the account while it is refused', async () => {
    const attempt = lake()
    for (let count = 0; count < 300; count += 1) await attempt('guess', 'stranger')
    const mistyped = ['1', '2', '3', '4'].map((typed) => attempt(typed, 'the office'))
    expect(await Promise.all(mistyped)).toEqual(['wrong', 'wrong', 'wrong', 'wrong'])
    expect(await attempt('legacy', 'the office')).toBe('in')
  })
})

it('many at once wait in a short line, and nobody’s password is worked out for who has gone', async () => {
  const attempt = lake()
  const crowd = Array.from({ length: 60 }, (_, place) =>
    attempt('guess', `c${place}`, `a${place}@example.ch`),
  )
  const outcomes = await Promise.all(crowd)
  expect(outcomes.filter((outcome) => outcome === 'wait').length).toBeGreaterThanOrEqual(38)
  expect(await attempt('legacy', 'the office')).toBe('in')
  expect(await isPassword('legacy', password, AbortSignal.abort())).toBe(false)
})

it('trying one password on many accounts from one place has to wait', async () => {
  const attempt = lake()
  for (let count = 0; count < 30; count += 1) {
    expect(await attempt('guess', 'stranger', `a${count}@example.ch`)).toBe('wrong')
  }
  expect(await attempt('guess', 'stranger', 'b@example.ch')).toBe('wait')
  expect(await attempt('legacy', 'the office')).toBe('in')
})

it('takes nothing from an office or an account that signs in with the right password', async () => {
  const attempt = lake()
  for (let count = 0; count < 150; count += 1) {
    expect(await attempt('legacy', 'the office')).toBe('in')
  }
  const mistyped = ['1', '2', '3', '4'].map((typed) => attempt(typed, 'at home'))
  expect(await Promise.all(mistyped)).toEqual(['wrong', 'wrong', 'wrong', 'wrong'])
})

it('lets nobody in who was removed while the password was being compared', async () => {
  const attempt = lake(() => null)
  expect(await attempt('legacy', 'the office')).toBe('wrong')
})
