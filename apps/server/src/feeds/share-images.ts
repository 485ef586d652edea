import type { Language } from '@jalonne/domain'
import { localize, SHARE_IMAGE_QUERY } from '@jalonne/site/documents'
import type { FetchContent } from '@jalonne/site/render'
import {
  pageOfShareImage,
  type ShareImageContent,
  shareImageContent,
  shareImageVersion,
} from '@jalonne/site/share-image'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { localizedText } from './localized-text.ts'

/** What a request for an image came to. */
export type ShareImage =
  | { kind: 'image'; image: Uint8Array; version: string; versioned: boolean }
  /** No page has such an image. */
  | { kind: 'missing' }
  /** Too many are being drawn, or the client has requested too many. */
  | { kind: 'busy' }
  | { kind: 'limited' }
  /** The lake does not say what it shows. */
  | { kind: 'unavailable' }

export interface ShareImagesOptions {
  fetchContent: FetchContent
  paint: (content: ShareImageContent) => Promise<Uint8Array>
  /** How long the lake may take to say what an image shows, in milliseconds. */
  deadlineMs: number
  log: Logger
  maxBytes?: number
  queue?: number
}

const titled = v.nullable(v.object({ name: localizedText, seed: v.nullish(v.string(), '') }))
const shape = v.object({
  settings: v.nullable(v.object({ brand: v.nullish(v.string(), ''), tagline: localizedText })),
  page: titled,
  city: titled,
  article: titled,
  project: titled,
})

/** Share images, drawn one at a time when they are first requested and cached by what they show. */
export class ShareImages {
  readonly #options: ShareImagesOptions
  readonly #drawn: LRUCache<string, Uint8Array>
  readonly #beingDrawn = new Map<string, Promise<Uint8Array>>()
  /** What stands at an address with a version never changes. */
  readonly #known = new LRUCache<string, ShareImageContent>({ max: 2_000 })
  readonly #limit = pLimit(1)

  constructor(options: ShareImagesOptions) {
    this.#options = options
    this.#drawn = new LRUCache({
      maxSize: options.maxBytes ?? 32 * 1024 * 1024,
      sizeCalculation: ({ length }) => length,
    })
  }

  /**
   * The image at an address, `version` being its `v`. An older version shows what the page is called now. Rejects
   * when drawing fails.
   */
  async find(
    pathname: string,
    version: string | null,
    mayDraw: () => boolean,
  ): Promise<ShareImage> {
    const wanted = pageOfShareImage(pathname)
    if (!wanted) return { kind: 'missing' }
    const address = `${pathname}?${version}`
    const known = this.#known.get(address)
    if (!known && !mayDraw()) return { kind: 'limited' }
    const read = () =>
      this.#read(wanted).catch((error: unknown) => {
        this.#options.log.error({ err: error, path: pathname }, 'share image not read')
        return 'unavailable' as const
      })
    const content = known ?? (await read())
    if (content === 'unavailable') return { kind: 'unavailable' }
    if (!content) return { kind: 'missing' }
    const current = shareImageVersion(content)
    const versioned = version === current
    if (versioned) this.#known.set(address, content)
    const image = await this.#draw(content)
    return image ? { kind: 'image', image, version: current, versioned } : { kind: 'busy' }
  }

  async #read({ language, path }: { language: Language; path: string }) {
    const [, slug = ''] = /^\/blog\/([^/]+)$/.exec(path) ?? []
    const { fetchContent, deadlineMs } = this.#options
    const signal = AbortSignal.timeout(deadlineMs)
    const { result } = await fetchContent(SHARE_IMAGE_QUERY, { path, slug }, { signal })
    const { settings, page, city, article, project } = v.parse(shape, localize(result, language))
    const shown = article ?? project ?? city ?? page
    const { brand = '', tagline = '' } = settings ?? {}
    return shown && shareImageContent({ ...shown, path, brand, tagline })
  }

  async #draw(content: ShareImageContent): Promise<Uint8Array | null> {
    const key = JSON.stringify(content)
    const drawn = this.#drawn.get(key)
    if (drawn) return drawn
    const underWay = this.#beingDrawn.get(key)
    if (underWay !== undefined) return await underWay
    if (this.#limit.pendingCount >= (this.#options.queue ?? 30)) return null
    const drawing = this.#limit(() => this.#options.paint(content)).finally(() =>
      this.#beingDrawn.delete(key),
    )
    this.#beingDrawn.set(key, drawing)
    const image = await drawing
    this.#drawn.set(key, image)
    return image
  }
}
