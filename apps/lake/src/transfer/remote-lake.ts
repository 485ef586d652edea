import { reasonOf } from '@jalonne/node-kit/errors'
import { ClientError, createClient, type SanityClient, ServerError } from '@sanity/client'
import * as v from 'valibot'
import { checked } from '../command-options.ts'
import { Failure } from '../failure.ts'
import { datasetName, defaultProject } from '../serve-options.ts'

/** A dataset in a lake that is reached over the network. */
export interface RemoteLake {
  client: SanityClient
  /** Where its API begins, for a dataset to be exported from. */
  url: string
  projectId: string
  dataset: string
  /** What the client is let in with: one that may read drafts. */
  token: string
  /** How people know it: `project abc123, dataset production`. */
  name: string
}

const empty = (text: string | undefined) => text?.trim() || undefined
const ProjectId = v.pipe(
  v.string('Say which project: SANITY_PROJECT_ID'),
  v.regex(/^[a-z0-9-]+$/, 'SANITY_PROJECT_ID must be made of a–z, 0–9 and dashes'),
)
const ApiHost = v.pipe(
  v.string(),
  v.url('SANITY_API_HOST must be an address such as https://lake.example.ch'),
)

/**
 * Reads from the environment which dataset is meant: `SANITY_PROJECT_ID` and `SANITY_DATASET` of Sanity's hosted lake, or
 * of any other with `SANITY_API_HOST`; and the token, which must be one that may write when something is written.
 * @throws Failure naming what is missing
 */
export function remoteLake(environment: NodeJS.ProcessEnv, writes: boolean): RemoteLake {
  const apiHost = empty(environment.SANITY_API_HOST)
  if (apiHost) checked(ApiHost, apiHost)
  const fallback = apiHost ? defaultProject : undefined
  const projectId = checked(ProjectId, empty(environment.SANITY_PROJECT_ID) ?? fallback)
  const dataset = checked(
    datasetName('SANITY_DATASET'),
    empty(environment.SANITY_DATASET) ?? 'production',
  )
  const write = empty(environment.SANITY_API_WRITE_TOKEN)
  const token = writes ? write : (empty(environment.SANITY_API_READ_TOKEN) ?? write)
  if (!token) {
    throw new Failure(
      writes
        ? 'Set SANITY_API_WRITE_TOKEN to a token that may write to the dataset.'
        : 'Set SANITY_API_READ_TOKEN to a token that may read drafts (SANITY_API_WRITE_TOKEN does as well).',
    )
  }
  const client = createClient({
    projectId,
    dataset,
    token,
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 1,
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })
  const url = apiHost ?? `https://${projectId}.api.sanity.io`
  const at = apiHost ? ` (${new URL(apiHost).host})` : ''
  const name = `project ${projectId}, dataset ${dataset}${at}`
  return { client, url, projectId, dataset, token, name }
}

/**
 * Makes sure that the lake responds, knows the project and the dataset, and accepts the token.
 * @throws Failure saying which of them is wrong
 */
export async function reach({ client, url, projectId, name }: RemoteLake): Promise<void> {
  try {
    // Sanity's hosted lake has the project in its address; another one has to be queried.
    if (!client.config().useProjectHostname) await client.request({ url: `/projects/${projectId}` })
    await client.fetch('*[_id == "nothing"][0]._id', {}, { perspective: 'raw' })
  } catch (error) {
    throw new Failure(sentenceOf(error, url, name))
  }
}

/** What a failed request means to whoever ran the command. */
export function sentenceOf(error: unknown, url: string, name: string): string {
  const isAnswer = error instanceof ClientError || error instanceof ServerError
  if (!isAnswer) return `${url} cannot be reached (${reasonOf(error)}).`
  const said = error.message.replaceAll(/\s*\n\s*/g, ' ').trim()
  if (error.statusCode === 401) return `The token is not accepted for ${name} (${said}).`
  if (error.statusCode === 403) return `The token does not allow this in ${name} (${said}).`
  if (error.statusCode === 404) return `There is no ${name} at ${url} (${said}).`
  return `${name} refuses: ${said}.`
}
