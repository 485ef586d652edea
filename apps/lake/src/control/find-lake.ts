import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { reasonOf } from '@jalonne/node-kit/errors'
import * as v from 'valibot'
import type { ImportResult } from '../content/import-content.ts'
import { Failure } from '../failure.ts'
import {
  type ImportRequest,
  ImportResponse,
  RefusalResponse,
  SnapshotResponse,
} from './requests.ts'
import { controlSocket } from './socket.ts'

/** A lake that is serving a data folder at this moment, in a process of its own. */
export interface ServedLake {
  /** Has every dataset it serves copied into a new folder, as of one moment each. */
  snapshot: () => Promise<string>
  /** Has it import content. */
  importContent: (request: ImportRequest) => Promise<ImportResult>
}

/** Finds the lake that serves a data folder, or gives null when none does. */
export async function findLake(directory: string): Promise<ServedLake | null> {
  const socket = controlSocket(directory)
  if (!socket || !(await responds(socket))) return null
  const send = async <T extends v.GenericSchema>(path: string, body: unknown, schema: T) => {
    const sent = request({ socketPath: socket, path, method: 'POST' })
    sent.setHeader('content-type', 'application/json')
    sent.end(JSON.stringify(body))
    const { response, said } = await answerTo(sent).catch((error: unknown) => {
      throw new Failure(`The lake that serves ${directory} did not answer (${reasonOf(error)}).`)
    })
    if (response.statusCode === 200) return v.parse(schema, said)
    throw new Failure(v.parse(RefusalResponse, said).message)
  }
  return {
    snapshot: async () => (await send('/snapshot', {}, SnapshotResponse)).directory,
    importContent: (imported) => send('/import', imported, ImportResponse),
  }
}

async function answerTo(sent: ClientRequest) {
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return { response, said: await json(response) }
}

// After `kill -9` the socket is still there, with nobody behind it.
async function responds(socket: string): Promise<boolean> {
  const connection = connect(socket)
  try {
    await once(connection, 'connect')
    return true
  } catch {
    return false
  } finally {
    connection.destroy()
  }
}
