import { bootScript } from '../boot/boot-script.ts'
import { configId, type SiteConfig } from '../config.ts'
import { draftBanner } from '../features/preview/draft-banner.ts'
import { jsonInMarkup } from '../shared/markup.ts'
import type { Stylesheet } from './render-contract.ts'
import { firstViewLink, siteHead } from './site-head.ts'

// Shared chunks' styles come before the entry's, which states this too: whoever is first decides for all.
const layerOrder = '@layer reset,tokens,base,components,utilities;'

export interface DocumentParts {
  styles: readonly Stylesheet[]
  /** Addresses of the scripts the app of this page consists of. */
  scripts: readonly string[]
  /** Address of the script that starts it. */
  entry: string
  config: SiteConfig
  /** The address the browser should show, where it is not the one requested. */
  address: string | null
  /** What machines read of the page, as markup. */
  machineHead: string
}

/** Completes a rendered document with what React does not know of: its styles, its configuration and its scripts. */
export function completeDocument(html: string, parts: DocumentParts): string {
  const { styles, scripts, entry, config, address, machineHead } = parts
  const { draft } = config
  const inlined = styles.filter(({ text }) => text !== null)
  const head = [
    firstViewLink(html),
    siteHead,
    ...(address === null ? [] : [`<script>${showAddress(address)}</script>`]),
    `<style>${layerOrder}${inlined.map(({ text }) => text).join('')}</style>`,
    ...styles.map(({ href, text }) => stylesheet(href, text !== null)),
    `<script data-start="${entry}" data-scripts="${scripts.join(' ')}"${draft ? ' data-draft' : ''}>${bootScript}</script>`,
    machineHead,
  ]
  const body = [...(draft ? [draftBanner(draft)] : []), jsonScript(configId, config)]
  return insertBefore(insertBefore(html, '</head>', head), '</body>', body)
}

// Vite's loader fetches the styles of a lazy chunk unless a link to them is there; a disabled one fetches nothing.
const stylesheet = (href: string, isInlined: boolean) =>
  `<link rel="stylesheet" href="${href}"${isInlined ? ' disabled' : ''}>`

// The response to a posted form is a page of another address: the app starts there, and a reload loads it.
const showAddress = (path: string) =>
  `history.replaceState(null,'',${jsonInMarkup(path)}+location.hash)`

const jsonScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${jsonInMarkup(value)}</script>`

function insertBefore(html: string, mark: string, parts: readonly string[]): string {
  const at = html.lastIndexOf(mark)
  if (at === -1) throw new Error(`the rendered document has no ${mark}`)
  return html.slice(0, at) + parts.join('') + html.slice(at)
}
