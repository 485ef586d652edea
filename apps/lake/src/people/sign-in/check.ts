import type { Person } from '@jalonne/lake'
import * as v from 'valibot'
import { clientOf, limitAttempts } from '../attempts.ts'
import type { OpenPeople } from '../open-people.ts'
import { isPassword } from '../password.ts'

const minute = 60_000
/** A person mistypes a few times; a program that guesses gets 60 an hour. */
const perAccountAndClient = { burst: 8, everyMs: minute }
/** Far more than one client can use up, so that nobody alone can lock somebody else out. */
const perAccount = { burst: 100, everyMs: minute / 2 }
/** A whole office can sit behind one address. */
const perClient = { burst: 30, everyMs: minute / 6 }

const Field = v.optional(v.pipe(v.string(), v.maxLength(1_000)), '')
const Fields = v.object({ email: Field, password: Field, demo: Field })

export type SignInOutcome =
  | { personId: string }
  | { problem: 'missing' | 'wrong'; email: string }
  | { problem: 'wait'; email: string; seconds: number }

/** Makes the check of a sent sign-in form, with its own memory of failed attempts. */
export function signInCheck(people: OpenPeople) {
  const limits = {
    both: limitAttempts(perAccountAndClient),
    account: limitAttempts(perAccount),
    client: limitAttempts(perClient),
  }

  return async (
    form: FormData,
    address: string,
    demoPeople: readonly Person[],
  ): Promise<SignInOutcome> => {
    const parsed = v.safeParse(Fields, Object.fromEntries(form))
    if (!parsed.success) return { problem: 'missing', email: '' }
    const { demo, password } = parsed.output
    const email = parsed.output.email.trim()
    const chosen = demoPeople.find(({ id }) => id === demo)
    if (chosen) return { personId: chosen.id }
    if (!email || !password) return { problem: 'missing', email }

    const account = email.toLowerCase()
    const client = clientOf(address)
    const attempts = [
      { limit: limits.both, key: `${client} ${account}` },
      { limit: limits.client, key: client },
      { limit: limits.account, key: account },
    ]
    for (const { limit, key } of attempts) {
      const seconds = limit.begin(key)
      if (seconds > 0) return { problem: 'wait', email, seconds }
    }
    const user = people.users.byEmail(email)
    if (!(await isPassword(password, user?.password ?? null)) || !user) {
      return { problem: 'wrong', email }
    }
    for (const { limit, key } of attempts) limit.succeed(key)
    // Removed while the password was being compared.
    return people.users.byId(user.id) ? { personId: user.id } : { problem: 'wrong', email }
  }
}
