import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dataFiles } from '../config/data-files.ts'
import { describeLead } from '../leads/describe-lead.ts'
import { type LeadRepository, leadRepository } from '../leads/lead-repository.ts'
import { openLeadsDatabase } from '../leads/leads-database.ts'

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
  const { email, suspect } = values
  if (command !== 'list' && !email) throw new TypeError(`${command} needs --email`)
  const file = dataFiles(process.env).inbox
  if (!existsSync(file)) {
    process.stdout.write('Nobody has written yet.\n')
    return
  }
  const db = openLeadsDatabase(file)
  try {
    const inbox = leadRepository(db)
    const answer =
      command === 'list' || !email ? list(inbox, suspect, email) : about(inbox, command, email)
    process.stdout.write(answer)
  } finally {
    db.close()
  }
}

function list(inbox: LeadRepository, suspect: boolean, email: string | undefined): string {
  const leads = inbox.list({ suspect, ...(email && { email }) })
  return leads.length > 0 ? `${leads.map(describeLead).join('\n\n')}\n` : 'Nothing here.\n'
}

function about(inbox: LeadRepository, command: string, email: string): string {
  if (command === 'erase') return `${inbox.erase(email)} removed.\n`
  const everything = [false, true].flatMap((suspect) =>
    inbox.list({ email, suspect, limit: 1_000_000 }),
  )
  return `${JSON.stringify(everything, null, 2)}\n`
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
