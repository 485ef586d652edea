import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { hasVersion, weakTag } from '@jalonne/node-kit/entity-tag'
import { getMimeType } from 'hono/utils/mime'
import { immutable } from './cache-control.ts'
import { chooseEncoding } from './negotiate.ts'
import type { Encoding } from './page.ts'

/** A file of the build, with the compressed copies the build wrote beside it. */
interface StaticFile {
  type: string
  etag: string
  cacheControl: string
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & {
    identity: Uint8Array<ArrayBuffer>
  }
}

export type StaticFiles = ReadonlyMap<string, StaticFile>

/**
 * Reads every file of a build into memory, by address. What is not in the build when the server
 * starts has no address: no path a visitor sends ever reaches the file system.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, file).split(sep).join('/')}`
    const isServed = entry.isFile() && !address.includes('/.') && !/\.(br|gz|map)$/.test(address)
    if (isServed) files.set(address, readStaticFile(file, address))
  }
  return files
}

function readStaticFile(file: string, address: string): StaticFile {
  const identity = new Uint8Array(readFileSync(file))
  const copy = (extension: string) =>
    existsSync(file + extension) ? new Uint8Array(readFileSync(file + extension)) : null
  const [br, gzip] = [copy('.br'), copy('.gz')]
  return {
    type: getMimeType(address) ?? 'application/octet-stream',
    etag: weakTag(identity),
    cacheControl: cacheControlOf(address),
    bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  }
}

function cacheControlOf(address: string): string {
  // Names under /assets/ carry a hash of their content.
  if (address.startsWith('/assets/')) return immutable
  // A browser that cached the worker would stay on the old release.
  return address === '/sw.js' ? 'no-cache' : 'public, max-age=3600'
}

/** The response to a request for a file of the build; null when there is none at the address. */
export function staticResponse(
  files: StaticFiles,
  request: Request,
  path: string,
): Response | null {
  const file = files.get(path)
  if (!file) return null
  const wanted = chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
  // A client that takes Brotli takes gzip in practice, but only its own word counts.
  const encoding = file.bodies[wanted] ? wanted : 'identity'
  const headers = new Headers({
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'Accept-Encoding',
  })
  if (hasVersion(request.headers.get('if-none-match'), file.etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('content-type', file.type)
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  const body = file.bodies[encoding] ?? file.bodies.identity
  headers.set('content-length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}
