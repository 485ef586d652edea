/** Why a body could not be read; `status` is the answer it deserves. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody'
  readonly status: 400 | 413 | 415
  constructor(status: 400 | 413 | 415) {
    super(`body refused with ${status}`)
    this.status = status
  }
}

/**
 * Reads a posted form: JSON, or form fields whose `meta.…` names are gathered under `meta`.
 * @throws {UnreadableBody} 413 beyond `maxBytes`, 415 for other content types, 400 for broken ones
 */
export async function readFields(request: Request, maxBytes: number): Promise<unknown> {
  const type = mediaType(request)
  const text = await readText(request, maxBytes)
  // sendBeacon and fire-and-forget reports may say text/plain.
  if (type === 'application/json' || type === 'text/plain') {
    return parseJson(text)
  }
  if (type === 'application/x-www-form-urlencoded') {
    return gather(new URLSearchParams(text))
  }
  throw new UnreadableBody(415)
}

/** What kind of body a request says it has, without parameters and in lower case. */
export const mediaType = (request: Request): string =>
  request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''

async function readText(request: Request, maxBytes: number): Promise<string> {
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > maxBytes) throw new UnreadableBody(413)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    // What says how long it is comes in one piece, which servers read with less ado than a stream.
    if (declared !== null) return decoder.decode(await request.arrayBuffer())
    let text = ''
    let size = 0
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw new UnreadableBody(413)
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    throw error instanceof UnreadableBody ? error : new UnreadableBody(400)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableBody(400)
  }
}

function gather(form: URLSearchParams): Record<string, unknown> {
  const meta: Record<string, string> = {}
  const fields: Record<string, unknown> = { meta }
  for (const [name, value] of form) {
    const inner = /^meta\.(\w+)$/.exec(name)?.[1]
    if (inner) meta[inner] = value
    else if (name !== 'meta') fields[name] = value
  }
  return fields
}
