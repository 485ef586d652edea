/** A reason to stop that somebody at a terminal can act on; its message is all that is shown. */
export class Sentence extends Error {
  override name = 'Sentence'
}

const known = ['Sentence', 'ConfigError', 'FolderInUse']

/**
 * Does something with the data folder.
 * @throws {Sentence} when the machine refuses it, as on a full disk
 */
export function inDataFolder<T>(folder: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Error) || known.includes(error.name)) throw error
    throw new Sentence(
      `The data folder ${folder} cannot be used (${error.message}): choose another one with DATA_DIR.`,
    )
  }
}

/** Runs a script: shows a foreseen failure as its sentence, anything else in full, and exits with 1. */
export async function runScript(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    const isKnown = error instanceof Error && known.includes(error.name)
    console.error(isKnown ? error.message : error)
    process.exitCode = 1
  }
  process.exit()
}

/** Writes a line to the standard output. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
