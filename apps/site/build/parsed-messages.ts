import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/** Parses the interface texts at build time, so that no visitor downloads the parser. */
export function parsedMessages(): Plugin {
  return {
    name: 'parsed-messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
      // Only what is bundled sees the alias.
      ssr: { noExternal: [/^@formatjs\//, 'intl-messageformat', /^@jalonne\//] },
    }),
    transform: {
      filter: { id: /\/messages\/src\/(fr|en)\.json$/ },
      handler: (code) => ({ code: JSON.stringify(parseAll(code)), map: null }),
    },
  }
}

function parseAll(json: string): Record<string, unknown> {
  const texts: Record<string, string> = JSON.parse(json)
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]))
}
