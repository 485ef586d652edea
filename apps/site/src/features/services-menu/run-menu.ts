import { closedMenu, leaveDelay, type MenuEvent, menuReducer } from './menu-state.ts'

/** Time, so that a test can hold it still. */
export interface MenuClock {
  now(): number
  setTimeout(callback: () => void, ms: number): number
  clearTimeout(timer: number): void
}

export interface RunningMenu {
  send(type: MenuEvent['type']): void
  stop(): void
}

/** Runs a menu: takes what the visitor does, and says whenever it opens or closes. */
export function runMenu(clock: MenuClock, report: (open: boolean) => void): RunningMenu {
  let state = closedMenu
  let timer: number | undefined
  const send = (type: MenuEvent['type']) => {
    const before = state
    state = menuReducer(before, { type, at: clock.now() })
    if (timer !== undefined && !state.leaving) {
      clock.clearTimeout(timer)
      timer = undefined
    }
    if (state.leaving) timer ??= clock.setTimeout(() => send('late'), leaveDelay)
    if (Boolean(before.by) !== Boolean(state.by)) report(Boolean(state.by))
  }
  return {
    send,
    stop: () => {
      if (timer !== undefined) clock.clearTimeout(timer)
    },
  }
}
