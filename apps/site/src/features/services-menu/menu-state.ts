/** What opened the menu. */
type Opener = 'hover' | 'focus' | 'press'

export interface MenuState {
  /** What opened it; null while it is closed. */
  by: Opener | null
  /** Whether the visitor has left, so that it closes shortly. */
  leaving: boolean
  /** When it was last closed, in milliseconds. */
  closedAt: number
}

/** What a visitor does, and when (`at`, in milliseconds). `late` comes when leaving has lasted long enough. */
export interface MenuEvent {
  type: Opener | 'leave' | 'dismiss' | 'late'
  at: number
}

/** How long the menu outlasts the visitor's leaving, in milliseconds. */
export const leaveDelay = 300
/** How long it can't be opened again once it is closed, in milliseconds. */
const rest = 100

export const closedMenu: MenuState = {
  by: null,
  leaving: false,
  closedAt: Number.NEGATIVE_INFINITY,
}

/**
 * The menu's rule. Hover, focus and a press open it; a second press closes it, but the press of a pointer that had
 * opened it by hovering only keeps it open. Leaving closes it after a while, dismissing at once.
 */
export function menuReducer(state: MenuState, { type, at }: MenuEvent): MenuState {
  switch (type) {
    case 'hover':
    case 'focus':
      return state.by ? { ...state, leaving: false } : opened(state, type, at)
    case 'press':
      if (!state.by) return opened(state, type, at)
      return state.by === 'hover' ? { ...state, by: 'press', leaving: false } : closed(at)
    case 'leave':
      return state.by ? { ...state, leaving: true } : state
    case 'dismiss':
      return state.by ? closed(at) : state
    case 'late':
      return state.by && state.leaving ? closed(at) : state
  }
}

const opened = (state: MenuState, by: Opener, at: number): MenuState =>
  at - state.closedAt < rest ? state : { ...state, by, leaving: false }

const closed = (at: number): MenuState => ({ by: null, leaving: false, closedAt: at })
