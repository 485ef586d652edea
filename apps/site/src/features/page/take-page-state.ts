import * as v from 'valibot'
import { carriedState } from '../../boot/carried-state.ts'
import { type PageState, pageStateSchema } from '../../page-state.ts'

/**
 * What the page was rendered with: reads it where the start script has left it, or where the page carries it, and hands
 * the router what it looks for. Throws when it does not fit.
 */
export function takePageState(): PageState {
  // A draft is taken over before the start script has come.
  const state = v.parse(pageStateSchema, window.boot.page ?? carriedState())
  // Not part of the state: that stays the same for as long as the content does.
  state.config.live.cursor = document.querySelector<HTMLElement>('[data-start]')?.dataset.cursor
  for (const href of state.styles) document.head.append(known(href))
  window.$_TSR = {
    router: {
      manifest: undefined,
      matches: state.matches.map(({ e, ...match }) => ({
        ...match,
        u: Date.now(),
        ...(e && { e: 'message' in e ? new Error(e.message) : e.thrown }),
      })),
    },
    buffer: [],
    ...ofAStream,
  }
  return state
}

const nothing = () => undefined
// What a page that is still arriving would call.
const ofAStream = { h: nothing, e: nothing, c: nothing, p: nothing }

// Vite's loader looks for such a link before it fetches a stylesheet; disabled, it fetches none itself.
const known = (href: string) =>
  Object.assign(document.createElement('link'), { disabled: true, rel: 'stylesheet', href })
