// Draws and describes one image after the other beside the lake, whatever they cost.
import { runInBackground } from '@jalonne/node-kit/background'
import type { Drawing, Drawn } from './drawing-messages.ts'
import { inspectImage } from './inspect-image.ts'
import { drawingProblem } from './open-image.ts'
import { renderImage } from './render-image.ts'

if (process.argv.includes('background')) runInBackground()

async function draw({ bytes, plan, limits }: Drawing): Promise<Drawn<unknown>> {
  try {
    const result = plan ? renderImage(bytes, plan, limits) : inspectImage(bytes, limits)
    return { result: await result }
  } catch (error) {
    const { status, type, message } = drawingProblem(error, limits)
    return { refusal: { status, type, message } }
  }
}

process.on('message', (drawing: Drawing) => {
  void draw(drawing).then((drawn) => process.send?.(drawn))
})
// An exit would wait for what is being drawn.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// What the machine takes to get here is not taken from the time of an image.
process.send?.('ready')
