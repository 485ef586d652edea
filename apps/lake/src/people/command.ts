import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { reasonOf } from '@jalonne/node-kit/errors'
import * as v from 'valibot'
import { prepareDataFolder } from '../data-folder.ts'
import { Failure } from '../failure.ts'
import { openPeopleDatabase } from './database.ts'
import { RoleName } from './users.ts'

/** A command about people, as read from the command line. */
export interface PeopleCommand {
  /** What to do, such as `add`. */
  verb: string
  /** Whom it is about, when it was said. */
  subject: string | null
  name: string | null
  role: v.InferOutput<typeof RoleName> | null
  database: DatabaseSync
}

/**
 * Reads `<verb> [<subject>] --data DIR [--name NAME] [--role ROLE]` and opens the data folder, also while a lake serves it.
 * @throws Failure
 */
export async function readPeopleCommand(args: string[]): Promise<PeopleCommand> {
  const { values, positionals } = parse(args)
  const [verb = '', subject = null, ...more] = positionals
  if (more.length > 0) throw new Failure(`"${more[0]}" is too much; put names in quotes.`)
  if (!values.data) throw new Failure('Say where the data lives: --data DIR.')
  const role = v.safeParse(v.optional(RoleName), values.role)
  if (!role.success) throw new Failure('--role must be administrator, editor or viewer.')
  const directory = path.resolve(values.data)
  await prepareDataFolder(directory)
  const database = openPeopleDatabase(directory)
  return { verb, subject, name: values.name ?? null, role: role.output ?? null, database }
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { data: text, name: text, role: text }
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Failure(reasonOf(error))
  }
}

/** Prints rows as columns. */
export function printRows(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  for (const row of rows) {
    const line = row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
    process.stdout.write(`${line.trimEnd()}\n`)
  }
}
