import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const glyph = fileURLToPath(import.meta.resolve('@jalonne/ui/glyph'))
const replaceRuntime = (_source: string, importer: string | undefined) =>
  importer && /lucide-react\/dist\/esm\/icons\//.test(importer) ? glyph : null

/**
 * Draws lucide's icons with a few lines of our own: their data stays lucide's (ISC licence), the runtime that reads
 * context and guesses at accessibility, of which `Icon` uses nothing, stays out of the bundle.
 */
export function lucideWithoutRuntime() {
  return {
    name: 'lucide-without-runtime',
    enforce: 'pre',
    apply: 'build',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: replaceRuntime,
    },
  } satisfies Plugin
}
