import { expect, test } from 'vitest'
import { memoryAssets } from './memory-assets.ts'
import { imageServer } from './serve-image.ts'
import type { ImageProcessor } from './types.ts'

test('however tiny the pictures are that somebody has drawn, only so many stay in memory', async () => {
  const assets = memoryAssets()
  await assets.put('images/production/a-60x40.png', new Uint8Array(100))
  let opened = 0
  const renditions = {
    ...assets.renditions,
    get(key: string) {
      opened++
      return assets.renditions.get(key)
    },
  }
  const images = { render: async () => new Uint8Array(44) } as unknown as ImageProcessor
  const serve = imageServer({ ...assets, renditions }, images)
  const image = { sha1: 'a', width: 60, height: 40, extension: 'png' as const }
  const get = async (n: number) => {
    const colour = n.toString(16).padStart(6, '0')
    const request = new Request(`http://lake/a-60x40.png?w=1&h=1&bg=${colour}`)
    return serve(request, 'production', image, null, 'somebody')
  }
  for (let n = 1; n <= 20_000; n++) await get(n)
  expect(opened).toBe(20_000)
  await get(20_000)
  expect(opened).toBe(20_000)
  await get(1)
  expect(opened).toBe(20_001)
})
