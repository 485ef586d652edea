import { isLanguage, type Language } from '@jalonne/domain'

/** Raise it when the same words would be drawn otherwise: it is part of every image's address. */
const drawing = 2

/** The size of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 }

/** What a share image shows: the brand's plate, a title, and the map sheet of a seed. */
export interface ShareImageContent {
  brand: string
  title: string
  seed: string
}

/** What the share image of a page shows. The home page is called "Home": its image says what the agency does. */
export function shareImageContent(page: {
  path: string
  name: string
  seed: string
  brand: string
  tagline: string
}): ShareImageContent {
  const { path, name, seed, brand, tagline } = page
  return { brand, title: (path === '/' && tagline) || name, seed }
}

/**
 * The address of a page's share image: `/share/fr/pricing.png?v=1k2j3h` for `/pricing`, `/share/fr.png?v=…` for `/`.
 * Its version changes with what is drawn, so that an image may be cached for good.
 */
export function shareImageAddress(
  language: Language,
  path: string,
  content: ShareImageContent,
): string {
  return `${currentShareImage(language, path)}?v=${shareImageVersion(content)}`
}

/** The address of a page's share image as it is at the time. */
export const currentShareImage = (language: Language, path: string): string =>
  `/share/${language}${path === '/' ? '' : encodeURI(path)}.png`

/** The page whose share image stands at an address without query; null for an address of none. */
export function pageOfShareImage(pathname: string): { language: Language; path: string } | null {
  const [, language, path = '/'] = /^\/share\/(fr|en)(\/.+)?\.png$/.exec(pathname) ?? []
  if (!isLanguage(language)) return null
  try {
    return { language, path: decodeURI(path) }
  } catch {
    return null
  }
}

/** Names what is drawn in a few characters (FNV-1a, 32 bits). */
export function shareImageVersion({ brand, title, seed }: ShareImageContent): string {
  let hash = 0x811c9dc5
  for (const unit of new TextEncoder().encode(JSON.stringify([drawing, brand, title, seed]))) {
    hash = Math.imul(hash ^ unit, 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
