import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, test } from 'vitest'
import { openContent } from './open-content.ts'

/** The folder of an unpacked export, and what opening it gives. */
async function unpacked() {
  const folder = await scratchFolder()
  await writeFile(path.join(folder, 'data.ndjson'), '{"_id": "home", "_type": "page"}\n')
  const open = async () => openContent(folder, await scratchFolder())
  return { assetsFile: path.join(folder, 'assets.json'), open }
}

test('an export without uploads has no assets.json', async () => {
  const { open } = await unpacked()
  expect(await open()).toMatchObject({ assets: {}, isArchive: true })
})

test('an assets.json that cannot be read is not taken for none: names and licences would be lost', async () => {
  const { assetsFile, open } = await unpacked()
  await mkdir(assetsFile)
  await expect(open()).rejects.toThrow(/cannot be read \(EISDIR/)
})
