import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dataFiles } from '../config/data-files.ts'
import { describeLead } from '../leads/describe-lead.ts'
import { leadInbox } from '../leads/lead-inbox.ts'
import { openInbox } from '../leads/open-inbox.ts'

const usage = `Who has written to the agency.

  npm run leads                              the newest, with what became of their e-mails
  npm run leads -- --suspect                 those held back as spam
  npm run leads -- --email a@example.ch      all from one address
  npm run leads -- export --email a@…        the same as JSON, for a request for access
  npm run leads -- erase --email a@…         removes everything from one address
`

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      suspect: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [command = 'list'] = positionals
  if (values.help || !['list', 'export', 'erase'].includes(command)) {
    process.stdout.write(usage)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const file = dataFiles(process.env).inbox
  if (!existsSync(file)) {
    process.stdout.write('Nobody has written yet.\n')
    return
  }
  const db = openInbox(file)
  try {
    process.stdout.write(run(leadInbox(db), command, values))
  } finally {
    db.close()
  }
}

function run(
  inbox: ReturnType<typeof leadInbox>,
  command: string,
  { email, suspect }: { email?: string | undefined; suspect: boolean },
): string {
  if (command === 'list') {
    const leads = inbox.list({ suspect, ...(email && { email }) })
    return leads.length > 0 ? `${leads.map(describeLead).join('\n\n')}\n` : 'Nothing here.\n'
  }
  if (!email) throw new TypeError(`${command} needs --email`)
  if (command === 'erase') return `${inbox.erase(email)} removed.\n`
  const everything = [false, true].flatMap((kind) =>
    inbox.list({ email, suspect: kind, limit: 1_000_000 }),
  )
  return `${JSON.stringify(everything, null, 2)}\n`
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
