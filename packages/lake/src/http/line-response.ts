import { toReader } from '../documents/asset-addresses.ts'

const writtenAtOnce = 64 * 1024

/** A response of one JSON object a line, made and written only as fast as it is read. */
export function lineResponse(lines: Iterator<string, void>, base: string): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      let text = ''
      let isOver = false
      while (!isOver && text.length < writtenAtOnce) {
        const { value, done } = lines.next()
        if (done) isOver = true
        else text += value
      }
      if (text) controller.enqueue(encoder.encode(toReader(text, base)))
      if (isOver) controller.close()
    },
  })
  const headers = { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' }
  return new Response(body, { headers })
}
