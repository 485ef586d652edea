import { lazy, memo, Suspense } from 'react'
import type { ContentImageProps } from './content-image.tsx'
import { whenMoved } from './when-moved.ts'

// Whoever comes to a page that the server has not written has moved before.
const firstMove = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      whenMoved(resolve)
    })

const Image = lazy(async () => {
  await firstMove
  const { ContentImage } = await import('./content-image.tsx')
  return { default: ContentImage }
})

/**
 * A `ContentImage`, whose code comes with the visitor's first move: until then the image stands as the server wrote it.
 * Rendered anew only for another image, since React drops the server's HTML if it is rendered anew before.
 */
export const LateImage = memo((props: ContentImageProps) => (
  <Suspense fallback={null}>
    <Image {...props} />
  </Suspense>
))
