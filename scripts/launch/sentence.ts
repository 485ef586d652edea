/** A reason to stop that somebody at a terminal can act on; its message is all that is shown. */
export class Sentence extends Error {
  override name = 'Sentence'
}

/** Runs a script: shows a foreseen failure as its sentence, anything else in full, and exits with 1. */
export async function runScript(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    const known =
      error instanceof Sentence || (error instanceof Error && error.name === 'ConfigError')
    console.error(known ? error.message : error)
    process.exitCode = 1
  }
  process.exit()
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
