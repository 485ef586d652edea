import { BRAND_QUERY, themeColours } from '@jalonne/site/documents'
import * as v from 'valibot'
import type { SiteDocument } from './site-document.ts'

const shape = v.nullable(
  v.object({
    name: v.nullish(v.string(), ''),
    fr: v.nullish(v.string(), ''),
    en: v.nullish(v.string(), ''),
  }),
)

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a device shows of the site among its apps. It opens at `/`, which leads to the visitor's language. */
export const manifest: SiteDocument = {
  type: 'application/manifest+json; charset=utf-8',
  language: 'en',
  write: async ({ read }) => {
    const { name, fr, en } = v.parse(shape, await read(BRAND_QUERY, {})) ?? {
      name: '',
      fr: '',
      en: '',
    }
    const inFrench = (value: string) => ({ fr: { value, lang: 'fr' } })
    return JSON.stringify({
      id: '/',
      start_url: '/',
      scope: '/',
      lang: 'en',
      name: en ? `${name} – ${en}` : name,
      name_localized: inFrench(fr ? `${name} – ${fr}` : name),
      short_name: name,
      description: en || fr,
      description_localized: inFrench(fr || en),
      display: 'browser',
      background_color: themeColours.light,
      theme_color: themeColours.light,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('icon-maskable-512.png', 512, 'maskable'),
      ],
    })
  },
}
