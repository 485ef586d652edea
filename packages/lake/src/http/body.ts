import { LakeProblem } from '../problem.ts'
import { parseJson } from './parse-json.ts'

function tooLarge(maxBytes: number): LakeProblem {
  const description = `The body is larger than ${Math.round(maxBytes / 1024)} KiB`
  return new LakeProblem(413, 'payloadTooLargeError', description)
}

/** The bytes of a request, as they come. Throws `LakeProblem` 413 as soon as they are too many. */
export async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>[]> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return chunks
}

/** The JSON of a request. Throws `LakeProblem`: 413 when it is too large, 400 when it breaks off or is no JSON. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  return parseJson(await readText(request, maxBytes), 'The body')
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    let text = ''
    for (const chunk of await readBytes(request, maxBytes)) {
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof LakeProblem) throw error
    throw new LakeProblem(400, 'invalidBodyError', 'The body breaks off, or is not UTF-8')
  }
}
