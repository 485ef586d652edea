import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Failure } from '../failure.ts'

const fewest = 10
const most = 200

/**
 * Asks for a new password: twice and unseen at a terminal, else the first line of standard input.
 * @throws Failure when it is too short, too long, a common one or not the same twice
 */
export async function askNewPassword(input: NodeJS.ReadStream = process.stdin): Promise<string> {
  const password = input.isTTY ? await askTwice(input) : await firstLine(input)
  const length = [...password].length
  if (length < fewest) throw new Failure(`The password must have at least ${fewest} characters.`)
  if (length > most) throw new Failure(`The password may have at most ${most} characters.`)
  if (await isCommon(password)) {
    throw new Failure(
      'This password is one of the most common ones; choose another. / Ce mot de passe est l’un des plus courants : choisissez-en un autre.',
    )
  }
  return password
}

// The list takes a moment to unfold, which no other command has to wait for.
async function isCommon(password: string): Promise<boolean> {
  const { isCommonPassword } = await import('./common-passwords.ts')
  return isCommonPassword(password)
}

async function firstLine(input: NodeJS.ReadStream): Promise<string> {
  const lines = createInterface({ input })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
  }
}

async function askTwice(input: NodeJS.ReadStream): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input, output: unseen, terminal: true })
  const ask = async (question: string) => {
    process.stderr.write(question)
    // Refused by Ctrl-C and Ctrl-D.
    const answer = await terminal.question('').catch(() => null)
    process.stderr.write('\n')
    if (answer === null) throw new Failure('No password was set.')
    return answer
  }
  try {
    const password = await ask('Password: ')
    if (password !== (await ask('Again: '))) throw new Failure('The two passwords differ.')
    return password
  } finally {
    terminal.close()
  }
}
