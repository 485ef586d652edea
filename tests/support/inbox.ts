import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Stack } from './stack.ts'

const run = promisify(execFile)
const command = join(import.meta.dirname, '../../apps/server/src/commands/leads.ts')

/** What a visitor's form left in the agency's inbox. */
interface ReceivedLead {
  lead: { language: string; contact: Record<string, unknown> }
}

/** Everything that has arrived from an e-mail address, as `npm run leads -- export` tells it. */
export const leadsFrom = (stack: Stack, email: string) => exported(stack, '--email', email)

/** Everything that has arrived from a telephone number. */
export const callsFrom = (stack: Stack, phone: string) => exported(stack, '--phone', phone)

async function exported(stack: Stack, ...person: string[]): Promise<ReceivedLead['lead'][]> {
  const env = { ...process.env, DATA_DIR: stack.data }
  const { stdout } = await run(process.execPath, [command, 'export', ...person], { env })
  if (!stdout.startsWith('[')) return []
  return (JSON.parse(stdout) as ReceivedLead[]).map(({ lead }) => lead)
}
