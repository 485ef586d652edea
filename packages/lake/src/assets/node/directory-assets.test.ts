import { readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { beforeEach, describe, expect, it } from 'vitest'
import { directoryAssets } from './directory-assets.ts'

let directory: string
beforeEach(async () => {
  directory = await scratchFolder()
})

const bytes = (text: string) => new TextEncoder().encode(text)
const files = async (folder: string) => (await readdir(path.join(directory, folder))).sort()

describe('originals', () => {
  it('are there for whoever opens the directory later', async () => {
    await directoryAssets(directory).put('images/production/a.png', bytes('a picture'))
    const later = directoryAssets(directory)
    expect(await (await later.get('images/production/a.png'))?.text()).toBe('a picture')
    expect(await later.get('images/production/b.png')).toBeNull()
    expect(await later.get('images')).toBeNull()
  })

  it('are complete even when many store the same one at once, and leave no drafts behind', async () => {
    const assets = directoryAssets(directory)
    const content = 'x'.repeat(100_000)
    await Promise.all([1, 2, 3, 4].map(() => assets.put('files/production/a.bin', bytes(content))))
    expect(await files('files/production')).toEqual(['a.bin'])
    expect((await assets.get('files/production/a.bin'))?.size).toBe(content.length)
  })

  it('are on disk for everybody who brings them once they are for the first', async () => {
    const assets = directoryAssets(directory)
    const content = bytes('x'.repeat(100_000))
    const order: string[] = []
    const stored = (who: string) => assets.put('files/a.bin', content).then(() => order.push(who))
    await Promise.all([stored('first'), stored('second')])
    expect(order).toEqual(['first', 'second'])
    await rm(path.join(directory, 'files/a.bin'))
    await stored('third')
    expect(await files('files')).toEqual(['a.bin'])
  })

  it.each([
    ['cut short by a crash', 'wh'],
    ['damaged on the disk', 'wh\0\0\0'],
  ])('that were %s are made whole by the next upload', async (_how, left) => {
    const assets = directoryAssets(directory)
    await assets.put('files/a.bin', bytes('whole'))
    await writeFile(path.join(directory, 'files/a.bin'), left)
    await assets.put('files/a.bin', bytes('whole'))
    expect(await (await assets.get('files/a.bin'))?.text()).toBe('whole')
  })
})

describe('resized copies', () => {
  it('are dropped when they take too much of the disk, the least used first', async () => {
    const { renditions } = directoryAssets(directory, { renditionBytes: 10_000 })
    await renditions.put('a', bytes('aaaa'))
    await renditions.put('b', bytes('bbbb'))
    await renditions.get('a')
    await renditions.put('c', bytes('cccc'))
    expect(await renditions.get('b')).toBeNull()
    expect(await (await renditions.get('a'))?.text()).toBe('aaaa')
    await expect.poll(() => files('renditions')).toEqual(['a-4', 'c-4'])
    await renditions.put('huge', bytes('x'.repeat(9_000)))
    expect(await renditions.get('huge')).toBeNull()
    expect(await files('renditions')).toEqual(['a-4', 'c-4'])
  })

  it('count against the limit after a restart too, and half-written ones are cleared', async () => {
    const first = directoryAssets(directory, { renditionBytes: 10_000 }).renditions
    await first.put('old', bytes('aaaa'))
    await first.put('new', bytes('bbbb'))
    await utimes(path.join(directory, 'renditions/old-4'), 1, 1)
    await writeFile(path.join(directory, 'renditions/half-4.part'), 'x')
    const second = directoryAssets(directory, { renditionBytes: 10_000 }).renditions
    await second.put('c', bytes('cccc'))
    await expect.poll(() => files('renditions')).toEqual(['c-4', 'new-4'])
  })

  it('that someone deleted are drawn again instead of failing', async () => {
    const { renditions } = directoryAssets(directory)
    await renditions.put('a', bytes('aaaa'))
    await rm(path.join(directory, 'renditions/a-4'))
    expect(await renditions.get('a')).toBeNull()
  })

  it.each([0, 2])('of which a power cut left %i bytes are drawn again, too', async (left) => {
    const { renditions } = directoryAssets(directory)
    await renditions.put('a', bytes('aaaa'))
    await renditions.put('b', bytes('bbbb'))
    for (const name of await files('renditions')) {
      await truncate(path.join(directory, 'renditions', name), left)
    }
    expect(await renditions.get('a')).toBeNull()
    const later = directoryAssets(directory).renditions
    expect(await later.get('b')).toBeNull()
    expect(await files('renditions')).toEqual([])
    await later.put('b', bytes('bbbb'))
    expect(await (await later.get('b'))?.text()).toBe('bbbb')
  })
})
