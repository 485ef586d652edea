import { afterEach, expect, test, vi } from 'vitest'

const early = () => import('./early-call.ts')

const place = () => {
  document.body.innerHTML = '<a data-call="voice" href="/en/contact">Talk</a>'
  const button = document.querySelector('a')
  if (!button) throw new Error('There is no button')
  let times = 0
  button.addEventListener('click', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    times += 1
  })
  return { button, times: () => times }
}

afterEach(() => {
  history.replaceState(null, '', '/')
  vi.resetModules()
})

test('a press before the code is there waits for it, the next ones go through', async () => {
  const { keepEarlyCall, pressEarlyCall } = await early()
  keepEarlyCall()
  const { button, times } = place()
  button.click()
  expect(times()).toBe(0)
  pressEarlyCall()
  expect(times()).toBe(1)
  pressEarlyCall()
  expect(times()).toBe(1)
  button.click()
  expect(times()).toBe(2)
})

test('a visitor who has moved on meanwhile is left alone', async () => {
  const { keepEarlyCall, pressEarlyCall } = await early()
  keepEarlyCall()
  const { button, times } = place()
  button.click()
  history.replaceState(null, '', '/en/services')
  pressEarlyCall()
  expect(times()).toBe(0)
})
