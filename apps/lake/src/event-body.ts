/**
 * The body of an event stream, which ends where the lake breaks it off, as it does with a reader that falls behind:
 * what comes to its server as an error is printed there, past the log.
 * @param onBroken called then, at once, also while nobody reads
 */
export function eventBody(
  body: ReadableStream<Uint8Array>,
  onBroken: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  reader.closed.catch(onBroken)
  return new ReadableStream(
    {
      async pull(to) {
        const next = await reader.read().catch(() => null)
        if (next?.value) to.enqueue(next.value)
        else to.close()
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
