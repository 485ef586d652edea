import { parse } from '@formatjs/icu-messageformat-parser'
import { isPlain } from '@jalonne/messages/plain'
import type { Plugin } from 'vite'

/** Parses the interface texts at build time, so that no visitor downloads the parser. */
export function parsedMessages(): Plugin {
  return {
    name: 'parsed-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\/src\/(fr|en)\.json$/ },
      handler: (code) => ({ code: JSON.stringify(parseAll(code)), map: null }),
    },
  }
}

function parseAll(json: string): Record<string, unknown> {
  const texts: Record<string, string> = JSON.parse(json)
  // A text without placeholders is shown as it is, and smaller so.
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, isPlain(text) ? text : parse(text)]),
  )
}
