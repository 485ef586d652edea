import type { PageState } from '../page-state.ts'
import { nextTask } from './next-task.ts'

/**
 * Fetches and runs the app, which takes the page over. What the entry stands on is asked for and run file by file
 * before it, so that no single task holds up the page for long. Rejects when anything of it can't be fetched.
 */
export async function launch(state: Promise<PageState>): Promise<void> {
  const { scripts, entry } = await state
  void preload(scripts)
  for (const file of scripts.slice(0, scripts.indexOf(entry) + 1)) {
    await import(/* @vite-ignore */ file)
    await nextTask()
  }
}

async function preload(files: readonly string[]): Promise<void> {
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
    await nextTask()
  }
}
