import { bootScript } from '../boot/boot-script.ts'
import { pageStateId } from '../boot/carried-state.ts'
import { draftBanner } from '../features/preview/draft-banner.ts'
import type { PageState } from '../page-state.ts'
import { attributeText, jsonInMarkup } from '../shared/markup.ts'
import type { SiteAssets, Stylesheet } from './render-contract.ts'
import { firstViewLink, siteHead } from './site-head.ts'

// Shared chunks' styles come before the entry's, which states this too: whoever is first decides for all.
const layerOrder = '@layer reset,tokens,base,components,utilities;'

export interface DocumentParts {
  assets: SiteAssets
  styles: readonly Stylesheet[]
  state: PageState
  /** Where the page asks for its state; null for a page that carries it. */
  stateAddress: string | null
  /** Where the live stream stood before the page was rendered. */
  liveCursor: string | null
  /** The address the browser should show, where it is not the one asked for. */
  address: string | null
  /** What machines read of the page, as markup. */
  machineHead: string
}

/**
 * Completes a rendered document with what React does not know of: its styles and fonts, its state or where it is, and
 * the script that wakes the app up.
 */
export function completeDocument(html: string, parts: DocumentParts): string {
  const { assets, styles, state, stateAddress, liveCursor, address, machineHead } = parts
  const { draft } = state.config
  const head = [
    firstViewLink(html),
    siteHead,
    ...(address === null ? [] : [`<script>${showAddress(address)}</script>`]),
    `<style>${layerOrder}${styles.map(({ text }) => text ?? '').join('')}</style>`,
    ...styles.flatMap(({ href, text }) => (text === null ? [stylesheet(href)] : [])),
    `<script${data('start', assets.start)}${data('state', stateAddress)}${data('cursor', liveCursor)}>${bootScript}</script>`,
    machineHead,
  ]
  const body = [
    ...(draft ? [draftBanner(draft)] : []),
    ...(stateAddress === null ? [jsonScript(pageStateId, state)] : []),
    // Nobody waits for its first paint, and the Studio waits for its scripts.
    ...(draft ? [`<script type="module" src="${assets.entry}"></script>`] : []),
  ]
  // Under development React would report every letter that has changed before it comes.
  const isLinked = styles.some(({ text }) => text === null)
  const opened = isLinked ? html.replace('<html', '<html data-settled=""') : html
  return insertBefore(insertBefore(opened, '</head>', head), '</body>', body)
}

const data = (name: string, value: string | null) =>
  value === null ? '' : ` data-${name}="${attributeText(value)}"`

const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}">`

// The answer to a posted form is a page of another address: the app wakes up there, and a reload asks for it.
const showAddress = (path: string) =>
  `history.replaceState(null,'',${jsonInMarkup(path)}+location.hash)`

const jsonScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${jsonInMarkup(value)}</script>`

function insertBefore(html: string, mark: string, parts: readonly string[]): string {
  const at = html.lastIndexOf(mark)
  if (at === -1) throw new Error(`the rendered document has no ${mark}`)
  return html.slice(0, at) + parts.join('') + html.slice(at)
}
