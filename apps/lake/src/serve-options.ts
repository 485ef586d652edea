import { parseArgs } from 'node:util'
import { parseTrustedProxies } from '@jalonne/node-kit/client-address'
import { reasonOf } from '@jalonne/node-kit/errors'
import { logLevels } from '@jalonne/node-kit/log-levels'
import { isBlockedPort, reachablePort } from '@jalonne/node-kit/ports'
import * as v from 'valibot'
import { Failure } from './failure.ts'

const noOrigin = (issue: { input: string }) =>
  `--allow-origin must be an origin such as http://localhost:3000, not "${issue.input}"`
const origin = v.pipe(
  v.string(),
  v.url(noOrigin),
  // Addresses of other schemes have none of their own.
  v.check((text) => URL.parse(text)?.origin !== 'null', noOrigin),
  v.transform((text) => new URL(text).origin),
)

/** The project of a lake of one's own that was given no other. */
export const defaultProject = 'jalonne'

/** A name a dataset can have. What is refused is called what the person gave it as: `--dataset`, say. */
export const datasetName = (what: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9][a-z0-9_-]{0,63}$/,
      `${what} must be made of a–z, 0–9, dashes and underscores`,
    ),
    v.notValue('people', `${what} cannot be "people", which is the file of the users`),
  )

const Options = v.object({
  data: v.pipe(v.optional(v.string(), ''), v.nonEmpty('Say where the data lives: --data DIR')),
  port: v.pipe(
    v.optional(v.string(), '3900'),
    v.regex(/^\d{1,5}$/, '--port must be a number from 0 to 65535'),
    v.transform(Number),
    v.maxValue(65535, '--port must be a number from 0 to 65535'),
    v.check(
      (port) => !isBlockedPort(port),
      (issue) => `--port ${reachablePort}, not ${issue.input}`,
    ),
  ),
  host: v.optional(v.pipe(v.string(), v.nonEmpty('--host must not be empty')), '127.0.0.1'),
  project: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, '--project must be made of a–z, 0–9 and dashes')),
    defaultProject,
  ),
  dataset: v.optional(
    v.pipe(
      v.array(datasetName('--dataset')),
      v.transform((names) => [...new Set(names)]),
    ),
    ['production'],
  ),
  seed: v.optional(v.string()),
  'tls-cert': v.optional(v.string()),
  'tls-key': v.optional(v.string()),
  index: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), ['slug.current', 'path']),
  'trust-proxy': v.optional(
    v.pipe(
      v.array(v.string()),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return parseTrustedProxies(dataset.value.join(','))
        } catch (error) {
          addIssue({ message: `--trust-proxy: ${reasonOf(error)}` })
          return NEVER
        }
      }),
    ),
    [],
  ),
  'allow-origin': v.optional(v.array(origin), ['http://localhost:3000']),
  'allow-host': v.optional(v.array(v.pipe(v.string(), v.toLowerCase())), []),
})

/** How to serve a lake, from the command line. */
export type ServeOptions = v.InferOutput<typeof Options>

/**
 * Reads the options of `serve`.
 * @throws Failure naming the option that is wrong
 */
export function parseServeOptions(args: string[]): ServeOptions {
  const parsed = v.safeParse(Options, valuesOf(args))
  if (!parsed.success) throw new Failure(`${parsed.issues[0].message}.`)
  if ((parsed.output['tls-cert'] === undefined) !== (parsed.output['tls-key'] === undefined)) {
    throw new Failure('TLS needs both --tls-cert FILE and --tls-key FILE.')
  }
  return parsed.output
}

/**
 * Reads `LOG_LEVEL`; an empty one counts as absent.
 * @throws Failure naming the levels there are
 */
export function readLogLevel({ LOG_LEVEL: given }: NodeJS.ProcessEnv) {
  const level = logLevels.find((one) => one === (given || 'info'))
  if (level) return level
  const known = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(logLevels)
  throw new Failure(`LOG_LEVEL must be ${known}, not "${given}".`)
}

function valuesOf(args: string[]) {
  const text = { type: 'string' } as const
  const texts = { type: 'string', multiple: true } as const
  try {
    return parseArgs({
      args,
      options: {
        data: text,
        port: text,
        host: text,
        project: text,
        dataset: texts,
        seed: text,
        'tls-cert': text,
        'tls-key': text,
        index: texts,
        'trust-proxy': texts,
        'allow-origin': texts,
        'allow-host': texts,
      },
    }).values
  } catch (error) {
    throw new Failure(reasonOf(error))
  }
}
