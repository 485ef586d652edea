// Draws one image after the other in a process that stands back for the lake, whatever images cost.
import { runInBackground } from '@jalonne/node-kit/background'
import type { Drawing, Drawn } from './drawing-messages.ts'
import { drawingProblem } from './open-image.ts'
import { renderImage } from './render-image.ts'

runInBackground()

async function draw({ bytes, plan, limits }: Drawing): Promise<Drawn> {
  try {
    return { bytes: await renderImage(bytes, plan, limits) }
  } catch (error) {
    const { status, type, message } = drawingProblem(error)
    return { refusal: { status, type, message } }
  }
}

process.on('message', (drawing: Drawing) => {
  void draw(drawing).then((drawn) => process.send?.(drawn))
})
process.on('disconnect', () => process.exit())
