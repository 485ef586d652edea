import { createReadStream } from 'node:fs'
import { reasonOf } from '@jalonne/node-kit/errors'
import { Failure } from '../failure.ts'

export interface Line {
  /** Counted from 1, as editors do. */
  number: number
  text: string
}

/**
 * Reads a text file line by line, empty lines left out, without ever holding all of it.
 * @param name what people know the file as
 * @throws Failure when it cannot be read or is no UTF-8
 */
export async function* readLines(file: string, name: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let number = 0
  let rest = ''
  const whole = function* (lines: string[]) {
    for (const text of lines) {
      number++
      if (text.trim() !== '') yield { number, text }
    }
  }
  try {
    for await (const chunk of createReadStream(file)) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* whole(lines)
    }
    yield* whole([rest + decoder.decode()])
  } catch (error) {
    throw new Failure(`${name} cannot be read (${reasonOf(error)}).`)
  }
}
