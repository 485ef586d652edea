import { createInterface } from 'node:readline/promises'
import { Failure } from '../failure.ts'

/**
 * Asks at the terminal whether to go on; where nobody can answer, `--yes` has to say so beforehand.
 * @throws Failure when the answer is not yes
 */
export async function confirm(question: string, isAgreed: boolean): Promise<void> {
  if (isAgreed) return
  if (!process.stdin.isTTY) throw new Failure(`${question} Say so with --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const asked = terminal.question(`${question} [y/N] `)
  // Ctrl-C and Ctrl-D say no.
  const answer = await asked.catch(() => null).finally(() => terminal.close())
  if (answer === null) process.stderr.write('\n')
  if (!/^(y|yes|o|oui)$/i.test(answer?.trim() ?? '')) throw new Failure('Nothing was written.')
}
