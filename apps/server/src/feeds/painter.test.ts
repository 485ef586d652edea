import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openPainter } from './painter.ts'

const content = (title: string) => ({ brand: 'Jalonne', title, seed: 'home' })

/** A painter of pictures that say the number of the thread and the title, with titles that are bad for the thread. */
async function scriptedPainter() {
  const folder = await scratchFolder()
  const blocked = path.join(folder, 'blocked')
  const file = path.join(folder, 'draw.mjs')
  await writeFile(
    file,
    `import { existsSync } from 'node:fs'
    import { threadId } from 'node:worker_threads'
    if (existsSync(${JSON.stringify(blocked)})) throw new Error('No fonts')
    export async function draw({ title }) {
      if (title === 'fail') throw new Error('No such letter')
      if (title === 'die') setImmediate(() => { throw new Error('Out of ink') })
      if (title === 'exit') process.exit(1)
      if (['die', 'endless'].includes(title)) await new Promise(() => setInterval(() => {}, 1000))
      return Buffer.from(threadId + ' ' + title)
    }`,
  )
  const messages: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => messages.push(line) })
  const painter = openPainter(log, { file: pathToFileURL(file), name: 'draw' })
  onTestFinished(() => painter.close())
  const draw = async (title: string) => {
    const [thread, shown] = Buffer.from(await painter.paint(content(title)))
      .toString()
      .split(/ (.*)/)
    return { thread, shown }
  }
  return { painter, draw, blocked, messages }
}

test('pictures that are asked for at once are drawn by one thread, which stays for later ones', async () => {
  const { draw } = await scriptedPainter()
  const drawn = [...(await Promise.all(['a', 'b', 'c'].map(draw))), await draw('d')]
  expect(drawn.map(({ shown }) => shown)).toEqual(['a', 'b', 'c', 'd'])
  expect(new Set(drawn.map(({ thread }) => thread)).size).toBe(1)
})

test('a picture that cannot be drawn says why, and the thread stays', async () => {
  const { draw } = await scriptedPainter()
  const { thread } = await draw('a')
  await expect(draw('fail')).rejects.toThrow('No such letter')
  expect(await draw('b')).toEqual({ thread, shown: 'b' })
})

test.each(['die', 'exit'])(
  'a thread that dies (%s) costs its picture, and the next has another',
  async (title) => {
    const { draw } = await scriptedPainter()
    const { thread } = await draw('a')
    await expect(draw(title)).rejects.toThrow()
    const after = await draw('b')
    expect(after.shown).toBe('b')
    expect(after.thread).not.toBe(thread)
  },
)

test('a thread that cannot start costs the picture it was started for, and the next tries again', async () => {
  const { draw, blocked, messages } = await scriptedPainter()
  await writeFile(blocked, '')
  await expect(draw('a')).rejects.toThrow()
  await expect(draw('a')).rejects.toThrow()
  expect(messages.join()).toContain('No fonts')
  await rm(blocked)
  expect((await draw('a')).shown).toBe('a')
})

test('a picture that takes for ever ends with the server', async () => {
  const { painter, draw } = await scriptedPainter()
  await draw('a')
  const endless = expect(draw('endless')).rejects.toThrow()
  await painter.close()
  await endless
})

test('a process that has nothing else to do ends, though the thread waits for more', async () => {
  const painter = JSON.stringify(new URL('painter.ts', import.meta.url).href)
  const program = `
    const { openPainter } = await import(${painter})
    const image = await openPainter({ error() {} }).paint(${JSON.stringify(content('a'))})
    console.log(image.length > 1000)`
  const args = ['--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 30_000 })
  expect(stdout.trim()).toBe('true')
})
