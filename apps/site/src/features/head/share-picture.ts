import { imageBuilder, imageSource } from '../../shared/content-image.tsx'
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
  if (facts.template) {
    const url = config.origin + currentShareImage(language, facts.template)
    return { url, alt: described(name, brand), type: 'image/png' }
  }
  const content = shareImageContent({ path, name, seed, brand, tagline })
  const url = config.origin + shareImageAddress(language, path, content)
  return { url, alt: described(content.title, brand), type: 'image/png' }
}

const described = (title: string, brand: string) => [title, brand].filter(Boolean).join(' – ')

// What the editor has cut off stays away, what they marked is in sight.
function cropped(image: Chosen, url: string, { config }: PageFacts): string {
  const { width, height } = shareImageSize
  const sized = imageBuilder(config.content).image(imageSource(image, url)).size(width, height)
  return sized.fit('crop').format('jpg').url()
}
