export interface ReceivedEvent {
  id: string | null
  event: string
  data: { cursor: string; tags?: string[]; eventId?: string | null }
}

/** Reads the events of a `/live` stream one by one; ends with the stream. */
export async function* readEvents(
  url: string,
  signal?: AbortSignal,
): AsyncGenerator<ReceivedEvent> {
  const response = await fetch(url, signal ? { signal } : {})
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`)
  let rest = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) if (!block.startsWith(':')) yield parse(block)
  }
}

function parse(block: string): ReceivedEvent {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  return {
    id: field('id') ?? null,
    event: field('event') ?? 'message',
    data: JSON.parse(field('data') ?? '{}'),
  }
}
