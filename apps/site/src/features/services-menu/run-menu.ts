import { closedMenu, leaveDelay, type MenuEvent, menuReducer } from './menu-state.ts'

export interface RunningMenu {
  send(type: MenuEvent['type']): void
  stop(): void
}

/** Runs a menu: takes what the visitor does, and says whenever it opens or closes. */
export function runMenu(report: (open: boolean) => void): RunningMenu {
  let state = closedMenu
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = (type: MenuEvent['type']) => {
    const before = state
    state = menuReducer(before, { type, at: performance.now() })
    if (state.leaving) timer ??= setTimeout(() => send('late'), leaveDelay)
    else {
      clearTimeout(timer)
      timer = undefined
    }
    if (Boolean(before.by) !== Boolean(state.by)) report(Boolean(state.by))
  }
  return { send, stop: () => clearTimeout(timer) }
}
