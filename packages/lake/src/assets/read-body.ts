import { LakeProblem } from '../problem.ts'

/**
 * Reads a request's body whole, and stops as soon as it is larger than allowed.
 * @throws LakeProblem 413, 400 when the body breaks off
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length
      if (length > maxBytes) throw tooLarge(maxBytes)
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof LakeProblem) throw error
    throw new LakeProblem(400, 'incompleteBody', 'The upload broke off')
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function tooLarge(maxBytes: number): LakeProblem {
  const megabytes = Math.round(maxBytes / 1024 / 1024)
  return new LakeProblem(413, 'assetTooLarge', `The upload is larger than ${megabytes} MiB`)
}
