import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import type { ImportResult } from '../content/import-content.ts'
import { Failure } from '../failure.ts'
import { ImportAnswer, type ImportRequest, RefusalAnswer, SnapshotAnswer } from './requests.ts'
import { controlSocket } from './socket.ts'

/** A lake that is serving a data folder at this moment, in a process of its own. */
export interface ServedLake {
  /** Has every dataset it serves copied into a new folder, as of one moment each. */
  snapshot: () => Promise<string>
  /** Has it import a file. */
  importFile: (request: ImportRequest) => Promise<ImportResult>
}

/** Finds the lake that serves a data folder, or gives null when none does. */
export async function findLake(directory: string): Promise<ServedLake | null> {
  const socket = controlSocket(directory)
  if (!socket || !(await answers(socket))) return null
  const ask = async <T extends v.GenericSchema>(path: string, body: unknown, answer: T) => {
    const asked = request({ socketPath: socket, path, method: 'POST', timeout: 0 })
    asked.setHeader('content-type', 'application/json')
    asked.end(JSON.stringify(body))
    const [response] = await once(asked, 'response')
    const said = await json(response)
    if (response.statusCode === 200) return v.parse(answer, said)
    throw new Failure(v.parse(RefusalAnswer, said).message)
  }
  return {
    snapshot: async () => (await ask('/snapshot', {}, SnapshotAnswer)).directory,
    importFile: (imported) => ask('/import', imported, ImportAnswer),
  }
}

// After `kill -9` the socket is still there, with nobody behind it.
async function answers(socket: string): Promise<boolean> {
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
