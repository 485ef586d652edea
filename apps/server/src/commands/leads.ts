import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isDamage } from '@jalonne/node-kit/database'
import { reasonOf } from '@jalonne/node-kit/errors'
import { readConfig } from '../config/config.ts'
import { dataFiles } from '../config/data-files.ts'
import { backupLeads, restoreLeads } from '../inbox/backup.ts'
import { describeDamaged, describeLead, leadsAsJson } from '../inbox/describe-lead.ts'
import { type LeadRepository, leadRepository, type Person } from '../inbox/lead-repository.ts'
import { openLeadsDatabase, restoreAdvice } from '../inbox/leads-database.ts'
import { purgeOldLeads } from '../inbox/retention.ts'
import { runCommand } from './run-command.ts'

const usage = `Who has written to the agency.

  npm run leads                              the newest, with what became of their emails, and why
  npm run leads -- --suspect                 those held back as spam
  npm run leads -- --email a@example.ch      all from one address
  npm run leads -- --phone '021 555 01 02'   all from one number, however it was written
  npm run leads -- export --email a@…        the same as JSON, for a request for access; or --phone
  npm run leads -- erase --email a@…         removes everything from one address; or --phone, from one number
  npm run leads -- forget                    removes what is older than LEADS_RETENTION_DAYS, believing the clock
  npm run leads -- backup FILE               copies all of it into a new file, also while the server runs
  npm run leads -- restore FILE              puts a copy in its place; stop the server first
`

const commands = ['list', 'export', 'erase', 'forget', 'backup', 'restore']

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      phone: { type: 'string' },
      suspect: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [command = 'list', copy, ...more] = positionals
  if (values.help) return usage
  const takesFile = command === 'backup' || command === 'restore'
  if (!commands.includes(command) || more.length > 0 || (copy !== undefined && !takesFile)) {
    process.exitCode = 2
    return usage
  }
  const { suspect } = values
  const person = personIn(values)
  const needsPerson = command === 'export' || command === 'erase'
  if (needsPerson && !person) throw new TypeError(`${command} needs --email or --phone`)
  const { inbox } = dataFiles(process.env)
  if (command === 'restore') return restore(inbox, fileFor(command, copy))
  if (!existsSync(inbox)) {
    process.exitCode = 1
    return `Nobody has written yet: there is no ${inbox}. DATA_DIR says where the server keeps it.\n`
  }
  if (command === 'backup') {
    const file = fileFor(command, copy)
    await backupLeads(inbox, file)
    return `Leads copied to ${file}\n`
  }
  const db = openLeadsDatabase(inbox, { check: false })
  try {
    const leads = leadRepository(db)
    if (command === 'forget') {
      const { leadsRetentionDays } = readConfig(process.env)
      return `${purgeOldLeads(leads, leadsRetentionDays, Date.now())} removed.\n`
    }
    // Apart from what is printed: nobody can say whose number such a lead held, and JSON is for programs.
    process.stderr.write(describeDamaged(leads.damaged()))
    if (command === 'list' || !person) return list(leads, suspect, person)
    return command === 'erase' ? `${leads.erase(person)} removed.\n` : everythingOf(leads, person)
  } catch (error) {
    if (!isDamage(error)) throw error
    const what = `The database ${inbox} is damaged (${reasonOf(error)}).`
    throw new Error(`${what} ${restoreAdvice}`, { cause: error })
  } finally {
    db.close()
  }
}

function personIn({ email, phone }: { email?: string; phone?: string }): Person | undefined {
  if (email && phone) throw new TypeError('Either --email or --phone: each finds leads of its own')
  if (email) return { email }
  return phone ? { phone } : undefined
}

function fileFor(command: string, file: string | undefined): string {
  if (!file) throw new TypeError(`${command} needs a FILE`)
  return path.resolve(file)
}

function restore(inbox: string, copy: string): string {
  const { leads, former } = restoreLeads(inbox, copy, new Date())
  const kept = former
    ? `Those there were are in ${former}: remove it when you no longer need it.\n`
    : ''
  return `${leads} leads restored from ${copy}\n${kept}`
}

function list(leads: LeadRepository, suspect: boolean, of: Person | undefined): string {
  const found = leads.list({ of, suspect })
  return found.length > 0 ? `${found.map(describeLead).join('\n\n')}\n` : 'Nothing here.\n'
}

function everythingOf(leads: LeadRepository, of: Person): string {
  const everything = [false, true].flatMap((suspect) =>
    leads.list({ of, suspect, limit: 1_000_000 }),
  )
  return `${leadsAsJson(everything)}\n`
}

await runCommand(main)
