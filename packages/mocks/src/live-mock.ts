import { HttpResponse, type RequestHandler } from 'msw'
import { http } from 'msw/http'
import { type Fault, Faults, wait } from './faults.ts'

/** The stream of live events, behind a handler at the network's edge. */
export interface LiveMock {
  readonly handlers: RequestHandler[]
  /** Lets every request for the stream go wrong. */
  fail(fault: Fault): void
}

/** Answers for `/live`: it says welcome, and that nothing has changed by keeping quiet, for as long as it is listened to. */
export function createLiveMock(): LiveMock {
  const faults = new Faults()
  const handler = http.get('*/live', async ({ request }) => {
    const { delayMs, cut, status } = faults.take(request) ?? {}
    if (delayMs) await wait(delayMs)
    if (cut) return HttpResponse.error()
    if (status) return new HttpResponse('Injected fault', { status })
    const cursor = new URL(request.url).searchParams.get('since') ?? 'mock'
    const welcome = `id: ${cursor}\nevent: welcome\ndata: ${JSON.stringify({ cursor })}\n\n`
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(welcome)),
    })
    return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } })
  })
  return { handlers: [handler], fail: (fault) => faults.add(fault) }
}
