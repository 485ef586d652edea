import type { Person } from '@jalonne/lake'
import { rateLimit } from '@jalonne/node-kit/rate-limit'
import * as v from 'valibot'
import { isPassword, isPasswordQueueFull } from '../password.ts'
import type { Users } from '../users.ts'
import { growingDelay } from './growing-delay.ts'

/** A person mistypes a few times and then waits half a minute; a program soon gets four guesses an hour. */
const perAccountAndClient = { firstMs: 30_000, maxMs: 15 * 60_000 }
const freeAttempts = 5
/** A whole office can sit behind one address. */
const perClient = { burst: 30, perMinute: 6 }
/**
 * Failures at one account from anywhere. Beyond them it is under attack, and every client has one free attempt instead of
 * five: the right password is let in from wherever nobody guesses.
 */
const perAccount = { burst: 100, perMinute: 2 }

/** In how many seconds to try again while the queue is full. */
const secondsWhenFull = 5

const Field = v.optional(v.pipe(v.string(), v.maxLength(1_000)), '')
const Fields = v.object({ email: Field, password: Field, demo: Field })

export type SignInOutcome =
  | { personId: string; account: string }
  | { problem: 'missing'; email: string }
  /** `account` is null where there is none of that address. */
  | { problem: 'wrong'; email: string; account: string | null }
  | { problem: 'wait'; email: string; account: string | null; seconds: number }

/** Makes the check of a sent sign-in form, with its own memory of failed attempts. */
export function signInCheck(people: { users: Pick<Users, 'byEmail' | 'byId'> }) {
  const both = growingDelay(perAccountAndClient)
  const clients = rateLimit(perClient)
  const accounts = rateLimit(perAccount)

  // What is refused counts nowhere: who hammers must not use up what others have.
  function begin(client: string, account: string): number {
    const office = clients.take(client)
    if (office > 0) return office
    const isUnderAttack = accounts.take(account) > 0
    const seconds = both.begin(`${client} ${account}`, isUnderAttack ? 1 : freeAttempts)
    if (seconds > 0) {
      clients.giveBack(client)
      if (!isUnderAttack) accounts.giveBack(account)
    }
    return seconds
  }

  return async (
    form: FormData,
    client: string,
    demoPeople: readonly Person[],
    signal?: AbortSignal,
  ): Promise<SignInOutcome> => {
    const parsed = v.safeParse(Fields, Object.fromEntries(form))
    if (!parsed.success) return { problem: 'missing', email: '' }
    const { demo, password } = parsed.output
    const email = parsed.output.email.trim()
    const chosen = demoPeople.find(({ id }) => id === demo)
    if (chosen) return { personId: chosen.id, account: chosen.id }
    if (!email || !password) return { problem: 'missing', email }

    const user = people.users.byEmail(email)
    const account = user?.email ?? null
    const key = email.toLowerCase()
    const seconds = isPasswordQueueFull() ? secondsWhenFull : begin(client, key)
    if (seconds > 0) return { problem: 'wait', email, account, seconds }
    if (!(await isPassword(password, user?.password ?? null, signal)) || !user) {
      return { problem: 'wrong', email, account }
    }
    both.succeed(`${client} ${key}`)
    clients.giveBack(client)
    accounts.giveBack(key)
    // Removed while the password was being compared.
    if (!people.users.byId(user.id)) return { problem: 'wrong', email, account }
    return { personId: user.id, account: user.email }
  }
}
