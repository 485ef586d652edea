import { afterEach, expect, test, vi } from 'vitest'
import type { PageState } from '../page-state.ts'
import { launch } from './launch.ts'

/** A script that notes when it is run, by its address alone. */
const script = (name: string) => `data:text/javascript,globalThis.run.push('${name}')`
const ran: string[] = []
vi.stubGlobal('run', ran)

const stateOf = async (scripts: string[], entry: string) =>
  ({ scripts, entry }) as unknown as PageState
const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))

afterEach(() => {
  ran.length = 0
  document.head.replaceChildren()
})

test('the app is run file by file up to its entry, and what it needs next is asked for', async () => {
  const files = ['vendor', 'entry', 'section'].map(script)
  await launch(stateOf(files, script('entry')))
  expect(ran).toEqual(['vendor', 'entry'])
  await expect.poll(preloaded).toEqual(files)
})

test('each file is run in a task of its own, with room for the page in between', async () => {
  const between: string[][] = []
  const channel = setInterval(() => between.push([...ran]))
  await launch(stateOf([script('one'), script('two'), script('three')], script('three')))
  clearInterval(channel)
  expect(between).toContainEqual(['one'])
})

test('what can’t be fetched is told', async () => {
  await expect(launch(stateOf(['data:text/none,'], 'data:text/none,'))).rejects.toThrow()
  await expect(launch(Promise.reject(new Error('no state')))).rejects.toThrow('no state')
})
