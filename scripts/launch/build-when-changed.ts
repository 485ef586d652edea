import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fingerprint } from './fingerprint.ts'
import { Sentence, say } from './sentence.ts'
import { root } from './settings.ts'

const run = promisify(execFile)

export interface Build {
  /** As in "Building the site…". */
  name: string
  /** Arguments for pnpm. */
  command: string[]
  /** Folders it is made from. */
  inputs: string[]
  /** The file made last, without which it is not whole. */
  proof: string
  /** Where to note what it was made from: in the folder that every build empties first, so that it never outlives one. */
  stamp: string
}

/** Builds unless what is there was made from the same files. Stops at the signal. */
export async function buildWhenChanged(
  build: Build,
  signal: AbortSignal,
  base: string = root,
): Promise<void> {
  const wanted = fingerprint(base, build.inputs)
  const stamp = join(base, build.stamp)
  const isWhole = existsSync(join(base, build.proof))
  if (isWhole && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say(`Building the ${build.name}…`)
  const began = Date.now()
  // A build that is broken off may have replaced some files only.
  rmSync(stamp, { force: true })
  try {
    await run('pnpm', ['--silent', ...build.command], { cwd: base, signal })
  } catch (error) {
    if (signal.aborted) return
    throw new Sentence(
      `${outputOf(error)}\nThe ${build.name} could not be built; the lines above say why.`,
    )
  }
  writeFileSync(stamp, wanted)
  say(`  ${build.name} built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

function outputOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
  return `${stdout}${stderr}`.trim() || error.message
}
