import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ignoreStrayClicks } from './stray-clicks.ts'

const heard: string[] = []
beforeAll(ignoreStrayClicks)
beforeEach(() => {
  heard.length = 0
  document.body.innerHTML = '<button>One</button><button>Other</button><p>Words</p>'
  for (const element of document.querySelectorAll('body > *'))
    element.addEventListener('click', () => heard.push(element.textContent))
})

/** Clicks what stands at a place now; says whether that was let through. */
function click(place: number, detail: number): boolean {
  const init = { bubbles: true, cancelable: true, detail }
  return (
    document.querySelectorAll('body > *')[place]?.dispatchEvent(new MouseEvent('click', init)) ??
    false
  )
}

test('the second click of a double click does not press what the first has put in its place', () => {
  expect([click(0, 1), click(1, 2)]).toEqual([true, false])
  expect(heard).toEqual(['One'])
})

test('who clicks the same control again, or another one by itself, means it', () => {
  for (const [place, detail] of [
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 0],
    [2, 1],
    [2, 2],
  ] as const) {
    expect(click(place, detail)).toBe(true)
  }
  expect(heard).toEqual(['One', 'One', 'Other', 'Other', 'Words', 'Words'])
})
