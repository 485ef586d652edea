import { beforeEach, describe, expect, test } from 'vitest'
import type { LiveEvent } from './live-event.ts'
import { startLive, type TabMessage } from './start-live.ts'
import { FakeSource, sources } from './testing.ts'

/** The tabs of one browser: who holds the stream, and what they tell each other. */
class Browser {
  readonly #waiting: { signal: AbortSignal; work: () => void }[] = []
  readonly #tabs = new Set<(message: TabMessage) => void>()
  #holder: AbortSignal | undefined

  open(cursor: string | null = 'a.1') {
    const events: LiveEvent[] = []
    let visible = true
    let changed = () => {}
    let receive: (message: TabMessage) => void = () => {}
    const stop = startLive({
      url: '/live',
      cursor,
      onEvent: (event) => events.push(event),
      open: (url) => new FakeSource(url),
      channel: {
        post: (message) => {
          for (const tab of [...this.#tabs]) if (tab !== receive) tab(message)
        },
        onMessage: (listener) => {
          receive = listener
          this.#tabs.add(listener)
        },
        close: () => this.#tabs.delete(receive),
      },
      hold: (signal, work) => {
        this.#waiting.push({ signal, work })
        signal.addEventListener('abort', () => {
          if (this.#holder === signal) this.#holder = undefined
          this.#next()
        })
        this.#next()
      },
      visibility: {
        visible: () => visible,
        onChange: (listener) => {
          changed = listener
          return () => {}
        },
      },
    })
    return {
      events,
      stop,
      show: (shown: boolean) => {
        visible = shown
        changed()
      },
    }
  }

  /** What a tab said before the others got to hear it. */
  tell(message: TabMessage): void {
    for (const tab of this.#tabs) tab(message)
  }

  #next(): void {
    if (this.#holder) return
    const next = this.#waiting.shift()
    if (!next) return
    if (next.signal.aborted) {
      this.#next()
    } else {
      this.#holder = next.signal
      next.work()
    }
  }
}

const message = (cursor: string, tag = 's1:x') => ({ tags: [tag], cursor, eventId: null })
const listening = () => sources.filter(({ closed }) => !closed)

beforeEach(() => {
  sources.length = 0
})

describe('of all tabs', () => {
  test('one listens, all hear', () => {
    const browser = new Browser()
    const [first, second] = [browser.open(), browser.open()]
    expect(listening()).toHaveLength(1)
    listening()[0]?.say('message', message('a.2'))
    expect(first.events).toEqual([{ type: 'message', ...message('a.2') }])
    expect(second.events).toEqual(first.events)
  })

  test('another takes over when the one that listens is hidden or closed', () => {
    const browser = new Browser()
    const [first, second] = [browser.open(), browser.open()]
    first.show(false)
    expect(listening()).toHaveLength(1)
    listening()[0]?.say('message', message('a.2'))
    expect(second.events).toHaveLength(1)
    expect(first.events).toHaveLength(1)

    second.stop()
    expect(listening()).toHaveLength(0)
    first.show(true)
    expect(listening().map(({ url }) => url)).toEqual(['/live?since=a.1'])
  })

  test('one that was hidden asks for what nobody heard, whatever it was told since', () => {
    const browser = new Browser()
    const back = browser.open('a.5')
    back.show(false)
    const later = browser.open('a.6')
    listening()[0]?.say('message', message('a.7'))
    later.show(false)
    back.show(true)
    expect(listening().map(({ url }) => url)).toEqual(['/live?since=a.5'])
  })

  test('one that listens goes on from what it was sent itself, whatever it is told late', () => {
    const browser = new Browser()
    const tab = browser.open('a.5')
    const event = { type: 'message' as const, ...message('a.7') }
    browser.tell({ type: 'event', event })
    expect(tab.events).toEqual([event])
    tab.show(false)
    tab.show(true)
    expect(listening().map(({ url }) => url)).toEqual(['/live?since=a.5'])
  })

  test('one that was rendered without a place in the stream takes the first it hears of', () => {
    const browser = new Browser()
    const first = browser.open('a.5')
    const second = browser.open(null)
    second.show(false)
    listening()[0]?.say('message', message('a.6'))
    listening()[0]?.say('message', message('a.7'))
    first.show(false)
    second.show(true)
    expect(listening().map(({ url }) => url)).toEqual(['/live?since=a.6'])
  })

  test('none listens while none is seen, and the first that is asks for what it missed', () => {
    const browser = new Browser()
    const tab = browser.open()
    listening()[0]?.say('message', message('a.7'))
    tab.show(false)
    expect(listening()).toHaveLength(0)
    tab.show(true)
    expect(listening().map(({ url }) => url)).toEqual(['/live?since=a.7'])
  })

  test('one that is behind has what it missed asked for again', () => {
    const browser = new Browser()
    browser.open('a.5')
    browser.open('a.3')
    expect(listening().map(({ url }) => url)).toEqual(['/live?since=a.3'])
  })

  test('one that is ahead changes nothing for the one that listens', () => {
    const browser = new Browser()
    browser.open('a.3')
    browser.open('a.5')
    expect(listening().map(({ url }) => url)).toEqual(['/live?since=a.3'])
  })

  test('one that is behind is heard when another takes over', () => {
    const browser = new Browser()
    const first = browser.open('a.5')
    browser.open('a.7')
    browser.open('a.5')
    first.stop()
    expect(listening().map(({ url }) => url)).toEqual(['/live?since=a.5'])
  })

  test('one that takes over goes on from where the others stood', () => {
    const browser = new Browser()
    const first = browser.open('a.5')
    const second = browser.open('a.5')
    second.show(false)
    const third = browser.open('a.5')
    listening()[0]?.say('message', message('a.6'))
    first.show(false)
    expect(listening().map(({ url }) => url)).toEqual(['/live?since=a.6'])
    expect(third.events).toHaveLength(1)
  })
})
