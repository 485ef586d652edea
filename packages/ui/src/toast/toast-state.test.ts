import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reduceToasts, type Toast } from './toast-state.ts'
import { createToastStore } from './toast-store.ts'

const toast = (id: string, open = true): Toast => ({ id, open, title: `Notice ${id}` })

describe('the list of notices', () => {
  test('keeps the newest one', () => {
    const first = reduceToasts([], { type: 'add', toast: toast('a') })
    expect(reduceToasts(first, { type: 'add', toast: toast('b') })).toEqual([toast('b')])
  })

  test('keeps beside it those that stay, until they are closed', () => {
    const failed = { ...toast('a'), stays: true }
    const failedToo = { ...toast('b'), stays: true }
    const closed = { ...toast('c', false), stays: true }
    const before = [toast('d'), closed, failedToo, failed]
    expect(reduceToasts(before, { type: 'add', toast: toast('e') })).toEqual([
      toast('e'),
      failedToo,
      failed,
    ])
  })

  test('changes the text of the one that is meant, and of no other', () => {
    const content = { title: 'Changed' }
    expect(
      reduceToasts([toast('a'), toast('b')], { type: 'update', id: 'b', content }),
    ).toMatchObject([{ title: 'Notice a' }, { title: 'Changed', open: true }])
  })

  test('closes one or all without taking them away', () => {
    const both = [toast('a'), toast('b')]
    expect(reduceToasts(both, { type: 'dismiss', id: 'a' })).toEqual([
      toast('a', false),
      toast('b'),
    ])
    expect(reduceToasts(both, { type: 'dismiss' })).toEqual([toast('a', false), toast('b', false)])
  })

  test('takes one or all away', () => {
    const both = [toast('a'), toast('b')]
    expect(reduceToasts(both, { type: 'remove', id: 'b' })).toEqual([toast('a')])
    expect(reduceToasts(both, { type: 'remove' })).toEqual([])
  })
})

describe('the store of a page', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function open() {
    const store = createToastStore()
    let told = 0
    const stop = store.subscribe(() => {
      told += 1
    })
    return { store, stop, told: () => told }
  }

  test('a dismissed notice is closed at once and removed 1 000 000 ms later', () => {
    const { store } = open()
    const handle = store.add({ title: 'Sent' })
    handle.dismiss()
    expect(store.list()).toMatchObject([{ title: 'Sent', open: false }])
    vi.advanceTimersByTime(999_999)
    expect(store.list()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(store.list()).toEqual([])
  })

  test('dismissing twice waits once', () => {
    const { store } = open()
    const handle = store.add({ title: 'Sent' })
    handle.dismiss()
    store.dismiss()
    expect(vi.getTimerCount()).toBe(1)
  })

  test('the removal of an older notice leaves the newer one', () => {
    const { store } = open()
    store.add({ title: 'First' }).dismiss()
    store.add({ title: 'Second' })
    vi.advanceTimersByTime(1_000_000)
    expect(store.list()).toMatchObject([{ title: 'Second', open: true }])
  })

  test('whoever listens hears of changes until they stop', () => {
    const { store, stop, told } = open()
    const handle = store.add({ title: 'Sending' })
    handle.update({ title: 'Sent', text: 'Thank you' })
    expect(store.list()).toMatchObject([{ title: 'Sent', text: 'Thank you' }])
    expect(told()).toBe(2)
    stop()
    store.remove()
    expect(told()).toBe(2)
    expect(store.list()).toEqual([])
  })
})
