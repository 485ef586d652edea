import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { LakeProcess } from './lake-process.ts'

const main = new URL('../main.ts', import.meta.url).pathname

export const password = 'correct horse battery'
export const studio = 'http://localhost:3000/studio'

/** Runs a command of the lake to its end, with a line on standard input. */
export async function runLake(args: string[], input = '') {
  const child = spawn(process.execPath, [main, ...args], { stdio: 'pipe' })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.stdin.end(`${input}\n`)
  const [code, out, said] = await Promise.all([exit, text(child.stdout), text(child.stderr)])
  return { code, out, said }
}

/** Adds a user to a data folder, with the password of these tests. */
export async function addUser(data: string, email: string, role: string, name = email) {
  const args = ['user', 'add', email, '--role', role, '--name', name, '--data', data]
  const { code, said } = await runLake(args, password)
  if (code !== 0) throw new Error(said)
}

/** Where the sign-in page of a lake is. */
export function signInUrl({ url }: Pick<LakeProcess, 'url'>, origin = studio, type = 'token') {
  return `${url}/v1/auth/login/local?${new URLSearchParams({ origin, type })}`
}

/** Sends the sign-in form as a browser does that came by this address. */
export function submit(
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(address).origin, ...headers },
    body: new URLSearchParams(fields),
  })
}

/** The one-time id in the address a sign-in leads to. */
export function sidOf(response: Response): string {
  return (
    new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1)).get('sid') ??
    ''
  )
}

/** Signs in by the page and gives the token the Studio would get. */
export async function signIn(lake: LakeProcess, fields: Record<string, string>): Promise<string> {
  const sid = sidOf(await submit(signInUrl(lake), fields))
  const answer: unknown = await (await fetch(`${lake.url}/v1/auth/fetch?sid=${sid}`)).json()
  if (answer && typeof answer === 'object' && 'token' in answer) return String(answer.token)
  throw new Error(`signing in did not work: ${JSON.stringify(answer)}`)
}
