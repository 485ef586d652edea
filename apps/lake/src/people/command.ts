import { existsSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { dataFolder, readCommand } from '../command-options.ts'
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
  const { values, positionals } = readCommand(args, ['data', 'name', 'role'], 2)
  const [verb = '', subject = null] = positionals
  const directory = dataFolder(values.data)
  const role = v.safeParse(v.optional(RoleName), values.role)
  if (!role.success) throw new Failure('--role must be administrator, editor or viewer.')
  // A name that was mistyped would get users and tokens that no lake knows.
  if (!existsSync(directory)) {
    throw new Failure(
      `There is no data folder ${directory}: import content into it or start the lake first.`,
    )
  }
  await prepareDataFolder(directory)
  const database = openPeopleDatabase(directory)
  return { verb, subject, name: values.name ?? null, role: role.output ?? null, database }
}

/** Prints rows as columns. */
export function printRows(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  for (const row of rows) {
    const line = row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
    process.stdout.write(`${line.trimEnd()}\n`)
  }
}
