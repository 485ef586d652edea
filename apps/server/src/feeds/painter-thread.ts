import { parentPort } from 'node:worker_threads'
import * as v from 'valibot'
import { drawShareImage } from './draw-share-image.ts'

const job = v.object({
  id: v.number(),
  content: v.object({ brand: v.string(), title: v.string(), seed: v.string() }),
})

parentPort?.on('message', async (message) => {
  const { id, content } = v.parse(job, message)
  try {
    const image = new Uint8Array(await drawShareImage(content))
    parentPort?.postMessage({ ok: true, id, image }, [image.buffer])
  } catch (error) {
    parentPort?.postMessage({ ok: false, id, reason: String(error) })
  }
})
