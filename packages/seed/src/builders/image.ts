import { type LocaleString, line } from './text.ts'

/** An image of the demo content, described in both languages. */
export interface LocaleImage {
  _type: 'localeImage'
  _sanityAsset: string
  alt: LocaleString
}

/** Where the import finds an image, by its name in `packages/seed/images`. */
export const imageFile = (name: string): string => `image@file://./images/${name}`

/** An image by its name in `packages/seed/images`; its description says the fact, not the look. */
export const localeImage = (name: string, fr: string, en: string): LocaleImage => ({
  _type: 'localeImage',
  _sanityAsset: imageFile(name),
  alt: line(fr, en),
})

/** A file of the demo content that is no image, by its name in `packages/seed/images`. */
export const file = (name: string) => ({
  _type: 'file',
  _sanityAsset: `file@file://./images/${name}`,
})
