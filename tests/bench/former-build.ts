import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '../..')
const isBuilt = (folder: string) => existsSync(join(folder, 'apps/site/dist/server'))

export interface FormerBuild extends AsyncDisposable {
  /** A working copy of this repository, installed, with its site built. */
  folder: string
}

/**
 * A former state of this repository to measure against.
 * @param former a folder in which it is built already, or what git calls a commit: that is built in a worktree, which is
 *   gone afterwards
 */
export async function formerBuild(former: string): Promise<FormerBuild> {
  const given = resolve(process.env.INIT_CWD ?? '.', former)
  if (isBuilt(given)) return { folder: given, [Symbol.asyncDispose]: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'jalonne-former-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })
  const pnpm = (...args: string[]) => execFileSync('pnpm', args, { cwd: folder, stdio: 'pipe' })
  const remove = () => git('worktree', 'remove', '--force', folder)
  git('worktree', 'add', '--detach', folder, former)
  try {
    pnpm('install', '--frozen-lockfile', '--prefer-offline')
    pnpm('run', 'build')
  } catch (error) {
    remove()
    throw error
  }
  return {
    folder,
    [Symbol.asyncDispose]: async () => {
      remove()
    },
  }
}
