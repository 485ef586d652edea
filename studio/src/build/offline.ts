import type { Plugin } from 'vite'

// Written into the code, because a path would depend on where the Studio is served; percent signs, as it stands in quotes.
const mark =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Cpath d=%22M4 2h4v28H4z%22/%3E%3Cpath fill=%22%23fecf16%22 d=%22M8 6h14l8 8-8 8H8z%22/%3E%3C/svg%3E'

/** What the Studio fetches from elsewhere without a switch to turn it off, and what stands in its place. */
const externalCalls: readonly { what: string; found: RegExp; instead: string }[] = [
  {
    what: "the bridge to Sanity's dashboard",
    found:
      /<script[^>]+src="https:\/\/core\.sanity-cdn\.(?:com|work)\/bridge\.js"[^>]*><\/script>\n?/g,
    instead: '',
  },
  {
    what: 'the look for a newer version: an empty response, whatever is appended to the address',
    found: /https:\/\/sanity-cdn\.(?:com|work)(?=["'`])/g,
    instead: 'data:application/json,{}#',
  },
  {
    what: 'feedback and traces: an address that is none fails before it is tried, without a word in the console',
    found: /https:\/\/api\.sanity\.(?:io|work)\/vX\/intake\/(?:feedback|tracing)/g,
    instead: 'http://',
  },
  {
    what: "the picture of the system's user",
    found: /https:\/\/public\.sanity\.io\/logos\/favicon-192\.png/g,
    instead: mark,
  },
  {
    what: 'the web font, for which the fonts of the system stand in',
    found: /@font-face\s*\{[^{}]*(?:design-system-static|studio-static)\.sanity\.io[^{}]*\}/g,
    instead: '',
  },
]

/** Takes the calls to other machines out of a text: code, styles or a page. */
export function withoutExternalCalls(text: string): string {
  return externalCalls.reduce((rest, { found, instead }) => rest.replace(found, instead), text)
}

/** A Vite plugin that keeps a Studio on this machine, built or in development. */
export function offline(): Plugin {
  return {
    name: 'jalonne:offline',
    enforce: 'post',
    transform: (code) => {
      const cleaned = withoutExternalCalls(code)
      return cleaned === code ? null : { code: cleaned, map: null }
    },
    transformIndexHtml: { order: 'post', handler: withoutExternalCalls },
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = withoutExternalCalls(file.code)
          else if (typeof file.source === 'string') file.source = withoutExternalCalls(file.source)
        }
      },
    },
  }
}
