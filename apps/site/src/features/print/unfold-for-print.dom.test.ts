import { afterEach, expect, test, vi } from 'vitest'
import { unfoldForPrint } from './unfold-for-print.ts'

let stop: () => void = () => {}
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const folds = '<details open name="a"></details><details name="a"></details><details></details>'
const main = () => document.querySelector('main')?.innerHTML
const open = () =>
  [...document.querySelectorAll('main details')].map((one) => one.matches('[open]'))

function start(canByStyle: boolean) {
  vi.stubGlobal('CSS', { supports: () => canByStyle })
  document.body.innerHTML = `<header><details></details></header><main>${folds}</main>`
  stop = unfoldForPrint()
}

test('where style can’t, a page is printed unfolded, and is as it was afterwards', () => {
  start(false)
  const before = main()
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, true, true])
  // Two that are open under one name do not stay so in a browser.
  expect(document.querySelectorAll('details[name=a]')).toHaveLength(1)
  expect(document.querySelector('header details[open]')).toBeNull()
  window.dispatchEvent(new Event('afterprint'))
  expect(main()).toBe(before)
})

test('where style unfolds it, it is left alone', () => {
  start(true)
  window.dispatchEvent(new Event('beforeprint'))
  expect(open()).toEqual([true, false, false])
})
