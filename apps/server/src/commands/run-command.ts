import { reasonOf } from '@jalonne/node-kit/errors'

/** Runs a command: prints what it gives back, or what is wrong in one line, with the exit code 2. */
export async function runCommand(command: () => string | Promise<string>): Promise<void> {
  try {
    process.stdout.write(await command())
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 2
  }
}
