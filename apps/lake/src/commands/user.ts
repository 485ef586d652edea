import * as v from 'valibot'
import { Failure } from '../failure.ts'
import { askNewPassword } from '../people/ask-password.ts'
import { type PeopleCommand, printRows, readPeopleCommand } from '../people/command.ts'
import { hashPassword } from '../people/password.ts'
import { Users } from '../people/users.ts'

type Verb = (users: Users, command: PeopleCommand) => Promise<void> | void

/** `user add|list|role|password|remove`: who may sign in to a lake. Passwords are never arguments, which others can see. */
export async function run(args: string[]): Promise<void> {
  const command = await readPeopleCommand(args)
  const verb = Object.hasOwn(verbs, command.verb) ? verbs[command.verb] : undefined
  if (!verb) throw new Failure(`Say what to do with users: ${Object.keys(verbs).join(', ')}.`)
  try {
    await verb(new Users(command.database, () => new Date()), command)
  } finally {
    command.database.close()
  }
}

const verbs: Record<string, Verb> = {
  async add(users, { subject, name, role }) {
    const email = address(subject)
    if (users.byEmail(email)) {
      throw new Failure(`${email} is a user already; "user password" gives them another password.`)
    }
    const password = await hashPassword(await askNewPassword())
    const added = users.add({ email, name: name ?? email, role: role ?? 'editor', password })
    if (!added) throw new Failure(`${email} is a user already.`)
    process.stdout.write(`Added ${added.email} as ${added.role} (${added.id}).\n`)
  },

  list(users) {
    const active = users.all().filter(({ isActive }) => isActive)
    printRows(active.map(({ id, email, role, name }) => [id, email, role, name]))
  },

  role(users, { subject, role }) {
    const email = address(subject)
    if (!role) throw new Failure('Say which role: --role administrator, editor or viewer.')
    const user = users.byEmail(email)
    if (!user) throw new Failure(`There is no user ${email}.`)
    users.setRole(user, role)
    process.stdout.write(`${user.email} is ${role} from now on.\n`)
  },

  remove(users, { subject }) {
    const email = address(subject)
    if (!users.remove(email)) throw new Failure(`There is no user ${email}.`)
    process.stdout.write(`Removed ${email}, who is signed out everywhere.\n`)
  },

  async password(users, { subject }) {
    const email = address(subject)
    const user = users.byEmail(email)
    if (!user) throw new Failure(`There is no user ${email}.`)
    users.setPassword(user, await hashPassword(await askNewPassword()))
    process.stdout.write(`${email} has another password, and is signed out everywhere.\n`)
  },
}

function address(subject: string | null): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.email(), v.maxLength(250)), subject)
  if (parsed.success) return parsed.output
  throw new Failure('Say whose email address, such as marie@example.ch.')
}
