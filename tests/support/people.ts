import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const lakeMain = join(import.meta.dirname, '../../apps/lake/src/main.ts')

/** Somebody with an account in a lake. */
export interface Person {
  name: string
  email: string
  role: 'administrator' | 'editor' | 'viewer'
}

/** The password of everybody in the tests. */
export const password = 'un mot de passe assez long'

/** Gives somebody an account in a lake, by the command its owner has; the lake may be served meanwhile. */
export async function addPerson(data: string, { name, email, role }: Person): Promise<void> {
  const args = [lakeMain, 'user', 'add', email, '--name', name, '--role', role, '--data', data]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'inherit'] })
  child.stdin.end(`${password}\n`)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${email} was not added: the command ended with ${code}`)
}
