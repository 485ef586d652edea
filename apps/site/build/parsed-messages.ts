import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/** Parses the interface texts at build time, so that no visitor downloads the parser. */
export function parsedMessages(): Plugin {
  return {
    name: 'parsed-messages',
    enforce: 'pre',
    // What is left of the parser without parsing; one code for browser and server.
    config: (_config, { command }) =>
      command === 'build'
        ? {
            resolve: {
              alias: [
                {
                  find: /^@formatjs\/icu-messageformat-parser$/,
                  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
                },
              ],
            },
            ssr: { noExternal: [/^react-intl$/, /^intl-messageformat$/, /^@formatjs\//] },
          }
        : {},
    transform: {
      filter: {
        // The service worker says its few texts as they are written.
        id: { include: /\/messages\/[\w-]+\/(?:fr|en)\.json$/, exclude: /\/offline\// },
      },
      handler: (code) => ({ code: JSON.stringify(parseAll(code)), map: null }),
    },
  }
}

function parseAll(json: string): Record<string, unknown> {
  const texts: Record<string, string> = JSON.parse(json)
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]))
}
