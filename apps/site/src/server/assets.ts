import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { SiteAssets } from './render-contract.ts'

const chunkSchema = v.object({
  file: v.string(),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
})
const manifestSchema = v.record(v.string(), chunkSchema)
type Chunk = v.InferOutput<typeof chunkSchema>

const entryKey = 'src/entry-client.tsx'

/**
 * Reads a finished build: which scripts, styles and fonts belong to which module.
 * `clientDir` is the folder of the client build. Throws when it holds no build.
 */
export function readAssets(clientDir: string): SiteAssets {
  const json = readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')
  const manifest = v.parse(manifestSchema, JSON.parse(json))
  const entry = manifest[entryKey]
  if (!entry) throw new Error(`no client entry in the build at ${clientDir}`)

  const texts = new Map<string, string>()
  const textOf = (file: string) => {
    const text = texts.get(file) ?? readFileSync(join(clientDir, file), 'utf8')
    texts.set(file, text)
    return text
  }
  const chunksOf = (modules: readonly string[]) => closure(manifest, modules)
  const entryChunks = chunksOf([entryKey])

  return {
    entry: `/${entry.file}`,
    scripts: (modules) => {
      const files = [...entryChunks, ...chunksOf(modules)].map((chunk) => `/${chunk.file}`)
      return [...new Set(files)]
    },
    css: (modules) => {
      const files = chunksOf([entryKey, ...modules]).flatMap((chunk) => chunk.css)
      return [...new Set(files)].map((file) => ({ href: `/${file}`, text: textOf(file) }))
    },
  }
}

// Imports come before their importer, as their styles must.
function closure(manifest: Record<string, Chunk>, modules: readonly string[]): Chunk[] {
  const seen = new Set<string>()
  const ordered: Chunk[] = []
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports) visit(imported)
    ordered.push(chunk)
  }
  for (const module of modules) visit(module)
  return ordered
}
