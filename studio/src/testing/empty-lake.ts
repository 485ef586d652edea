import { startContentMock } from '@jalonne/mocks/node'
import { createClient } from '@sanity/client'

const token = 'an-editor'

/** A lake in memory without documents, and an editor's client of it. */
export async function emptyLake() {
  const lake = await startContentMock({ token, documents: [] })
  const client = createClient({
    projectId: 'jalonne',
    dataset: 'production',
    token,
    apiVersion: '2025-02-19',
    apiHost: 'http://localhost:3900',
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
  })
  return { lake, client, [Symbol.asyncDispose]: () => lake.close() }
}
