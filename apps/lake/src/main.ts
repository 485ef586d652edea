import { enableCompileCache } from 'node:module'
import { Failure } from './failure.ts'

type Command = (args: string[]) => Promise<void>

/** One file a command; only the one that is named is loaded. */
const commands: Record<string, () => Promise<{ run: Command }>> = {
  serve: () => import('./commands/serve.ts'),
  export: () => import('./commands/export.ts'),
  import: () => import('./commands/import.ts'),
  push: () => import('./commands/push.ts'),
  pull: () => import('./commands/pull.ts'),
  backup: () => import('./commands/backup.ts'),
  check: () => import('./commands/check.ts'),
  user: () => import('./commands/user.ts'),
  token: () => import('./commands/token.ts'),
}

// Each command is a process of its own, which would compile everything anew: half of its start.
enableCompileCache()

const [name = '', ...args] = process.argv.slice(2)
try {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) {
    throw new Failure(`Say what the lake should do: ${Object.keys(commands).join(', ')}.`)
  }
  const command = await load()
  await command.run(args)
} catch (error) {
  if (!(error instanceof Failure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
