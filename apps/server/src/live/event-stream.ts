const encoder = new TextEncoder()

/** One server-sent event; the id is what the browser repeats when it reconnects. */
export const event = (name: string, data: object, id: string): Uint8Array =>
  encoder.encode(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

/** A line that keeps the connection open and says nothing. */
export const comment = (): Uint8Array => encoder.encode(':\n\n')

export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Nginx and its kin would hold events back until a buffer is full.
  'x-accel-buffering': 'no',
}
