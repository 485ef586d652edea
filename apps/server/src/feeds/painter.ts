import type { ShareImageContent } from '@jalonne/site/share-image'
import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import type { drawShareImage } from './draw-share-image.ts'

type Draw = typeof drawShareImage

const drawing = { file: new URL('./draw-share-image.ts', import.meta.url), name: 'drawShareImage' }

/** Draws share images in a thread of its own. */
export interface Painter {
  /** Rejects when drawing fails or the thread dies. */
  paint(content: ShareImageContent): Promise<Uint8Array>
  /** Ends the thread; an image under way is rejected. */
  close(): Promise<void>
}

/**
 * Opens what draws share images, so that no visitor waits for type to be set. The thread starts with the first image;
 * one that dies is replaced for the next.
 */
export function openPainter(log: Logger, { file, name } = drawing): Painter {
  const pool = new Piscina<Parameters<Draw>[0], Awaited<ReturnType<Draw>>>({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    execArgv: [],
  })
  pool.on('error', (error) => {
    log.error({ err: error }, 'the thread that draws share images has died')
    // The image a thread died under before it was ready would wait for good.
    void pool.destroy()
  })
  return { paint: (content) => pool.run(content), close: () => pool.destroy() }
}
