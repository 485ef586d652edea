import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { readStudioSettings, type StudioSettings } from '../connection/settings.ts'

/** An option that cannot be used; its message is the one sentence to show. */
export class OptionError extends Error {
  override name = 'OptionError'
}

/** The options that the settings of a Studio come from. */
const optionOf: Record<keyof StudioSettings, string> = {
  projectId: 'project',
  dataset: 'dataset',
  apiHost: 'api-host',
  siteOrigin: 'site',
  basePath: 'base-path',
}

/**
 * Reads how to serve the Studio from the command line.
 * @throws {OptionError} naming the option that is wrong
 */
export function readOptions(args: string[]): {
  port: number
  host: string
  settings: StudioSettings
} {
  const values = valuesOf(args)
  const port = Number(values.port)
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) {
    throw new OptionError(`--port must be a number from 0 to 65535, not "${values.port}".`)
  }
  if (values.host === '') throw new OptionError('--host must not be empty.')
  return { port, host: values.host, settings: settingsOf(values) }
}

function settingsOf(values: ReturnType<typeof valuesOf>): StudioSettings {
  try {
    const variables = {
      SANITY_STUDIO_PROJECT_ID: values.project,
      SANITY_STUDIO_DATASET: values.dataset,
      SANITY_STUDIO_API_HOST: values['api-host'],
      SANITY_STUDIO_SITE_ORIGIN: values.site,
    }
    return readStudioSettings(variables, null, values['base-path'])
  } catch (error) {
    if (!v.isValiError(error)) throw error
    const [issue] = error.issues
    const option = optionOf[v.getDotPath(issue) as keyof StudioSettings]
    throw new OptionError(`--${option} ${issue.message}, not "${issue.input}".`, { cause: error })
  }
}

function valuesOf(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '3333' },
        host: { type: 'string', default: '127.0.0.1' },
        project: { type: 'string' },
        dataset: { type: 'string' },
        'api-host': { type: 'string' },
        site: { type: 'string' },
        'base-path': { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
