import path from 'node:path'
import { parseArgs } from 'node:util'
import { reasonOf } from '@jalonne/node-kit/errors'
import * as v from 'valibot'
import { Failure } from './failure.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  data: text,
  url: text,
  dataset: text,
  out: text,
  project: text,
  name: text,
  role: text,
  replace: flag,
  missing: flag,
  overwrite: flag,
  collect: flag,
  'dry-run': flag,
  delete: flag,
  yes: flag,
} as const

export type CommandOption = keyof typeof options

/**
 * Reads the options of a command and what it is about.
 * @param known the options the command has
 * @param subjects how many words besides options it takes at most
 * @throws Failure naming what is wrong
 */
export function readCommand<Option extends CommandOption>(
  args: string[],
  known: readonly Option[],
  subjects: number,
) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const foreign = Object.keys(values).find((name) => !known.some((one) => one === name))
    if (foreign) throw new Failure(`This command has no option --${foreign}.`)
    const more = positionals[subjects]
    if (more !== undefined) throw new Failure(`"${more}" is too much; put names in quotes.`)
    return { values: values as Pick<typeof values, Option>, positionals }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(reasonOf(error))
  }
}

/**
 * The data folder a command is for.
 * @throws Failure when it was not said
 */
export function dataFolder(data: string | undefined): string {
  if (!data) throw new Failure('Say where the data lives: --data DIR.')
  return path.resolve(data)
}

/**
 * Checks a value that the person gave, as an option or in the environment.
 * @throws Failure with the schema's sentence
 */
export function checked<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  throw new Failure(`${parsed.issues[0].message}.`)
}
