import { Failure } from '../failure.ts'
import { type PeopleCommand, printRows, readPeopleCommand } from '../people/command.ts'
import { Robots } from '../people/robots.ts'

/** `token create|list|revoke`: tokens of programs, such as a site's server that reads drafts. */
export async function run(args: string[]): Promise<void> {
  const command = await readPeopleCommand(args)
  const verb = Object.hasOwn(verbs, command.verb) ? verbs[command.verb] : undefined
  if (!verb) throw new Failure(`Say what to do with tokens: ${Object.keys(verbs).join(', ')}.`)
  try {
    verb(new Robots(command.database, () => new Date()), command)
  } finally {
    command.database.close()
  }
}

const verbs: Record<string, (robots: Robots, command: PeopleCommand) => void> = {
  create(robots, { subject, name: named, role }) {
    const name = subject ?? named
    if (!name) throw new Failure('Say what the token is for, such as "token create website".')
    const { id, token } = robots.create(name, role ?? 'viewer')
    process.stderr.write(
      `Made the token ${id} of ${name}, ${role ?? 'viewer'}. It is shown this once:\n`,
    )
    process.stdout.write(`${token}\n`)
  },

  list(robots) {
    const active = robots.all().filter(({ isActive }) => isActive)
    printRows(active.map(({ id, role, name, createdAt }) => [id, role, createdAt, name]))
  },

  revoke(robots, { subject }) {
    if (!subject) throw new Failure('Say which token: its id, as in "token list".')
    if (!robots.revoke(subject)) throw new Failure(`There is no valid token ${subject}.`)
    process.stdout.write(`Revoked ${subject}.\n`)
  },
}
