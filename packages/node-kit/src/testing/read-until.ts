/**
 * Reads a stream until a text has come, and returns what was read.
 * @throws Error when the stream ends before
 */
export async function readUntil(
  reader: ReadableStreamDefaultReader<string> | undefined,
  text: string,
): Promise<string> {
  let heard = ''
  while (!heard.includes(text)) {
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) throw new Error(`The stream ended without ${JSON.stringify(text)}, after: ${heard}`)
    heard += value
  }
  return heard
}
