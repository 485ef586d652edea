import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, it } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'

it('a data folder that others could read is for its owner only once it is opened, with all it holds', async () => {
  const data = path.join(await scratchFolder(), 'lake')
  const images = path.join(data, 'assets', 'images')
  await mkdir(images, { recursive: true })
  const files = ['people.sqlite', 'production.sqlite', 'write-token', 'assets/images/a.png']
  for (const file of files) await writeFile(path.join(data, file), '', { mode: 0o644 })
  for (const folder of [data, images]) await chmod(folder, 0o755)
  await prepareDataFolder(data)
  const modes = ['', 'assets', 'assets/images', ...files].map(async (name) => {
    const { mode } = await stat(path.join(data, name))
    return (mode & 0o777).toString(8)
  })
  expect(await Promise.all(modes)).toEqual(['700', '700', '700', '600', '600', '600', '600'])
})
