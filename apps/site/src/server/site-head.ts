import { firstViewEndId } from '../shared/first-view-end.tsx'
import { themeColours } from './theme-colours.ts'

/** What the first paint of a document waits for: the end of the section it opens with, where that is marked. */
export const firstViewLink = (html: string): string =>
  html.includes(`id="${firstViewEndId}"`)
    ? `<link rel="expect" href="#${firstViewEndId}" blocking="render">`
    : ''

/**
 * What the head of every document says of the site itself: the colours of the browser around it, icons, the
 * manifest of the installed site.
 */
export const siteHead = [
  ...Object.entries(themeColours).map(
    ([theme, colour]) =>
      `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${theme})" data-theme="${theme}">`,
  ),
  '<link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('')
