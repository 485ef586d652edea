import type { PageState } from '../page-state.ts'
import type { Boot } from './boot.ts'
import { carriedState } from './carried-state.ts'

/**
 * What the app needs to take the page over: as the page carries it, or as the boot script has asked for it. Left at
 * `boot.page` for the app. Rejects when it can't be had.
 */
export async function readPageState(boot: Boot): Promise<PageState> {
  const answer = await boot.state
  const state = answer ? await stateIn(answer) : carriedState()
  boot.page = state
  return state
}

async function stateIn(answer: Response): Promise<PageState> {
  if (answer.ok) return answer.json()
  const [visit] = performance.getEntriesByType('navigation')
  const isReload = visit && 'type' in visit && visit.type === 'reload'
  if (answer.status !== 404 || isReload) throw new Error(`${answer.url} answers ${answer.status}`)
  // The page has changed since it was asked for, and nobody remembers how it was.
  location.reload()
  return new Promise(() => undefined)
}
