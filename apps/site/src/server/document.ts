import { afterPaintId, afterPaintScript } from '../boot/after-paint-script.ts'
import { bootScript } from '../boot/boot-script.ts'
import { contextMenuScript } from '../boot/context-menu-script.ts'
import { themeScript } from '../boot/theme-script.ts'
import { pageContentId, type SiteConfig, siteConfigId } from '../config.ts'
import { draftBanner } from '../features/preview/draft-banner.ts'
import type { SiteAssets, Stylesheet } from './render-contract.ts'
import { manifestAddress, siteHead } from './site-head.ts'

// Shared chunks' styles come before the entry's, which states this too: whoever is first decides for all.
const layerOrder = '<style>@layer reset,tokens,base,components,utilities;</style>'

export interface DocumentParts {
  assets: SiteAssets
  config: SiteConfig
  /** What the page's queries answered, dehydrated. */
  content: unknown
  /** The address the browser should show, where it is not the one asked for. */
  address: string | null
  /** What machines read of the page, as markup. */
  machineHead: string
  /** The lazily loaded modules the page was rendered with. */
  modules: readonly string[]
  /** Those of them whose scripts are fetched together with the entry. */
  firstModules: readonly string[]
}

/**
 * Completes a rendered document with what React does not know of: its styles and fonts, the configuration, and
 * the scripts that choose the theme and wake the app up.
 */
export function completeDocument(
  html: string,
  { assets, config, content, address, machineHead, modules, firstModules }: DocumentParts,
): string {
  const head = [
    siteHead,
    `<script>${themeScript}</script>`,
    ...(address === null ? [] : [`<script>${showAddress(address)}</script>`]),
    layerOrder,
    ...assets.css(modules).map(inlined),
    afterPaint(assets),
    machineHead,
  ]
  const scripts = assets.scripts(firstModules).join(' ')
  const body = [
    ...(config.draft ? [draftBanner(config.draft)] : [`<script>${contextMenuScript}</script>`]),
    jsonScript(siteConfigId, config),
    jsonScript(pageContentId, content),
    // Nobody waits for its first paint, and the Studio waits for its scripts.
    ...(config.draft ? [`<script type="module" src="${assets.entry}"></script>`] : []),
    `<script data-entry="${assets.entry}" data-scripts="${scripts}">${bootScript}</script>`,
  ]
  return insertBefore(insertBefore(html, '</head>', head), '</body>', body)
}

// The disabled link keeps Vite's loader from fetching a stylesheet the document already has.
function inlined({ href, text }: Stylesheet): string {
  if (text === null) return `<link rel="stylesheet" href="${href}">`
  return `<style>${text}</style><link rel="stylesheet" href="${href}" disabled>`
}

// Not for any medium until the script says so; without scripts, at once.
function afterPaint({ afterPaint: { href, text }, letters }: SiteAssets): string {
  if (text === null) {
    return `<link rel="stylesheet" href="${href}"><link rel="manifest" href="${manifestAddress}">`
  }
  return `<style id="${afterPaintId}" media="not all">${text}</style><script data-letters="${letters}" data-manifest="${manifestAddress}">${afterPaintScript}</script><noscript><style>${text}</style></noscript>`
}

// The answer to a posted form is a page of another address: the app wakes up there, and a reload asks for it.
const showAddress = (path: string) =>
  `history.replaceState(null,'',${JSON.stringify(path).replaceAll('<', '\\u003c')}+location.hash)`

// Escaped so that no text of the content can end the element it stands in.
function jsonScript(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}

function insertBefore(html: string, mark: string, parts: readonly string[]): string {
  const at = html.lastIndexOf(mark)
  if (at === -1) throw new Error(`the rendered document has no ${mark}`)
  return html.slice(0, at) + parts.join('') + html.slice(at)
}
