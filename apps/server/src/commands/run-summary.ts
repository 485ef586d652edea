import { parseArgs } from 'node:util'
import { runCommand } from './run-command.ts'

/** Runs a command that only lists: it takes no option but `--help`. */
export async function runSummary(usage: string, list: () => string): Promise<void> {
  await runCommand(() => {
    const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
    return values.help ? usage : list()
  })
}
