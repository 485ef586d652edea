import { hash } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ensurePrivateFolder } from '@jalonne/node-kit/private-files'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Page } from '../transport/page.ts'
import type { PageCache, PageCopies } from './page-cache.ts'

const flat = v.array(v.string())
const head = v.object({
  key: v.string(),
  status: v.number(),
  etag: v.string(),
  headers: v.object({ br: flat, gzip: flat, identity: flat }),
  syncTags: v.array(v.string()),
  lengths: v.object({ br: v.number(), gzip: v.number(), identity: v.number() }),
})

export interface PageStoreOptions {
  /** Made when it is missing; what other releases left in it is removed. */
  folder: string
  /** What made the pages: the site's build and the settings. Pages of another release are none of ours. */
  release: string
  log: Logger
}

/**
 * The cached pages as files, for a server that starts while the lake is away. It holds what the page cache holds and so
 * has its bound. Writing never fails a request: a disk that is full costs the copies, and the log says so.
 */
export class PageStore implements PageCopies {
  readonly #folder: string
  readonly #log: Logger
  /** What is still to be written, null to be removed: the latest for each key. */
  readonly #pending = new Map<string, Page | null>()
  #writing: Promise<void> | null = null
  #failed = false

  /** @throws the system's error where the folder can't be made */
  constructor({ folder, release, log }: PageStoreOptions) {
    const name = digestOf(release).slice(0, 16)
    this.#folder = path.join(folder, name)
    this.#log = log
    ensurePrivateFolder(this.#folder)
    for (const other of readdirSync(folder)) {
      if (other !== name) rmSync(path.join(folder, other), { recursive: true, force: true })
    }
  }

  /**
   * Fills a cache with what was stored, and stores what it holds from then on. The pages are outdated, since nobody
   * knows what changed meanwhile: they are shown only as long as the lake can't be asked. Damaged files are removed.
   */
  async attach(cache: PageCache): Promise<void> {
    const keys: string[] = []
    for (const file of this.#filesOldestFirst()) {
      const found = decode(await readFile(file))
      if (found && file === this.#fileOf(found.key)) {
        cache.set(found.key, found.page, 0)
        keys.push(found.key)
      } else {
        this.#log.warn({ file }, 'a stored page is damaged and was removed')
        await rm(file, { force: true })
      }
    }
    cache.outdateAll()
    cache.copyTo(this)
    for (const key of keys) if (!cache.get(key)) this.put(key, null)
    this.#log.info({ pages: cache.stats().pages }, 'pages of the last run are at hand')
  }

  /** Stores a page, or with null removes it, when the disk finds time. */
  put(key: string, page: Page | null): void {
    this.#pending.set(key, page)
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null
    })
  }

  /** Resolves once everything put so far is on the disk. */
  async settled(): Promise<void> {
    await this.#writing
  }

  async #write(): Promise<void> {
    for (const [key, page] of this.#pending) {
      this.#pending.delete(key)
      const file = this.#fileOf(key)
      try {
        if (page) {
          // Under another name first: a crash leaves no half of a page.
          await writeFile(`${file}.new`, encode(key, page), { mode: 0o600 })
          await rename(`${file}.new`, file)
        } else await rm(file, { force: true })
        this.#failed = false
      } catch (error) {
        if (!this.#failed) this.#log.warn({ err: error }, 'pages can not be stored')
        this.#failed = true
      }
    }
  }

  #filesOldestFirst(): string[] {
    const files = readdirSync(this.#folder).map((name) => path.join(this.#folder, name))
    return files
      .map((file) => ({ file, at: statSync(file).mtimeMs }))
      .sort((a, b) => a.at - b.at)
      .map(({ file }) => file)
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, digestOf(key))
  }
}

/** Opens the store of a cache; null where the folder can't be used, which costs only the copies. */
export async function openPageStore(
  cache: PageCache,
  options: PageStoreOptions,
): Promise<PageStore | null> {
  try {
    const store = new PageStore(options)
    await store.attach(cache)
    return store
  } catch (error) {
    options.log.warn({ err: error }, 'pages can not be stored')
    return null
  }
}

/** A line with the digest of what follows, a line of JSON, and the bodies one after the other. */
function encode(key: string, page: Page): Buffer {
  const { status, etag, headers, bodies, syncTags } = page
  const { br, gzip, identity } = bodies
  const lengths = { br: br.length, gzip: gzip.length, identity: identity.length }
  const json = JSON.stringify({ key, status, etag, headers, syncTags, lengths })
  const rest = Buffer.concat([Buffer.from(`${json}\n`), br, gzip, identity])
  return Buffer.concat([Buffer.from(`${digestOf(rest)}\n`), rest])
}

function decode(file: Buffer): { key: string; page: Page } | null {
  const first = file.indexOf('\n')
  const rest = file.subarray(first + 1)
  if (first < 0 || file.toString('latin1', 0, first) !== digestOf(rest)) return null
  const second = rest.indexOf('\n')
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), head),
    rest.toString('utf8', 0, second),
  )
  if (!parsed.success) return null
  const { key, lengths, ...page } = parsed.output
  let at = second + 1
  const take = (length: number) => {
    at += length
    return rest.subarray(at - length, at)
  }
  const bodies = {
    br: take(lengths.br),
    gzip: take(lengths.gzip),
    identity: take(lengths.identity),
  }
  return { key, page: { ...page, bodies } }
}

const digestOf = (bytes: Buffer | string) => hash('sha256', bytes)
