import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports the system gives to connections: nobody else takes one between being found and being used. Each worker
// has a range of its own, and two runs on one machine begin at different places.
let next = 20_000 + 3_000 * Number(process.env.TEST_PARALLEL_INDEX ?? 0) + (process.pid % 2_000)

/** A port on the loopback interface that nobody listens on, of this worker's own. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next++
    if (await canListen(port)) return port
  }
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch {
    return false
  }
}
