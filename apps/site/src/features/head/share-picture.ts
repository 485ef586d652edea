import {
  currentShareImage,
  shareImageAddress,
  shareImageContent,
  shareImageSize,
} from '../../shared/share-image.ts'
import { textOf } from '../../shared/text.tsx'
import type { PageFacts } from './page-facts.ts'

export interface SharePicture {
  /** Absolute. */
  url: string
  alt: string
  type: 'image/png' | 'image/jpeg'
}

type Chosen = NonNullable<NonNullable<PageFacts['page']>['seo']['image']>

/** The picture that goes with a page when it is shared: the editor's, else the one drawn from its title. */
export function sharePicture(facts: PageFacts): SharePicture {
  const { language, config, layout, path, name, seed, page, article, project } = facts
  const chosen = page?.seo.image
  if (chosen?.url) {
    return { url: cropped(chosen, chosen.url, facts), alt: textOf(chosen.alt), type: 'image/jpeg' }
  }
  const brand = layout.settings?.brand.name ?? ''
  const tagline = textOf(layout.settings?.brand.tagline)
  if (!page && !article && !project) {
    const url = config.origin + currentShareImage(language, '/')
    return { url, alt: described(tagline, brand), type: 'image/png' }
  }
  const content = shareImageContent({ path, name, seed, brand, tagline })
  const url = config.origin + shareImageAddress(language, path, content)
  return { url, alt: described(content.title, brand), type: 'image/png' }
}

const described = (title: string, brand: string) => [title, brand].filter(Boolean).join(' – ')

// The lake's own image addresses, where browsers reach it: it crops around what the editor marked.
function cropped({ hotspot }: Chosen, address: string, { config }: PageFacts): string {
  const url = new URL(address)
  const { useProjectHostname, apiHost } = config.content
  const path = url.pathname.slice(url.pathname.indexOf('/images/'))
  const place = new URL((useProjectHostname ? url.origin : apiHost) + path)
  place.search = new URLSearchParams({
    w: `${shareImageSize.width}`,
    h: `${shareImageSize.height}`,
    fit: 'crop',
    crop: 'focalpoint',
    'fp-x': `${hotspot?.x ?? 0.5}`,
    'fp-y': `${hotspot?.y ?? 0.5}`,
    fm: 'jpg',
  }).toString()
  return place.href
}
