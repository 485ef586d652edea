import { useInMotion } from '@jalonne/ui/motion'
import { type RefObject, useEffect, useState } from 'react'
import { openContext } from './open-context.ts'
import type { Scene } from './scene.tsx'

/**
 * The badge in three dimensions, in `place` over the `still` one: once that is in sight, and while nothing speaks against
 * it. Null until it has been drawn, and again when its context is lost: the still badge stays, or comes back.
 * It is drawn anew when what is `printed` on it changes; without that there is none.
 */
export function useScene(
  place: RefObject<HTMLElement | null>,
  still: RefObject<SVGSVGElement | null>,
  printed: string | null,
): Scene | null {
  const [scene, setScene] = useState<Scene | null>(null)
  const { started, moving } = useInMotion(still)
  useEffect(() => {
    const context = printed && started && place.current && still.current ? openContext() : null
    if (!context || !place.current || !still.current) return
    const end = hang(context, place.current, still.current, setScene)
    return () => {
      end()
      setScene(null)
    }
  }, [printed, started, place, still])
  useEffect(() => {
    scene?.run(moving)
  }, [scene, moving])
  return scene
}

/** Loads the scene and shows it in an element; tells when it is there and when it is no more. Returns what ends it. */
function hang(
  context: WebGL2RenderingContext,
  place: HTMLElement,
  still: SVGSVGElement,
  report: (scene: Scene | null) => void,
): () => void {
  const canvas = context.canvas as HTMLCanvasElement
  let scene: Scene | null = null
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    report(null)
    canvas.remove()
    scene?.dispose()
  }
  const start = async () => {
    const { createScene } = await import('./scene.tsx')
    if (isOver) return
    place.append(canvas)
    const onDrawn = () => !isOver && report(scene)
    scene = await createScene({ canvas, context, still, onDrawn })
    if (isOver) scene.dispose()
    else scene.push()
  }
  canvas.addEventListener('webglcontextlost', end)
  // What can't be loaded or drawn is not missed: the still badge is there.
  start().catch(end)
  return end
}
