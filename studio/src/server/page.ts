import { hash } from 'node:crypto'
import { type StudioSettings, settingsElement } from '../connection/settings.ts'
import { canBeSpread } from '../connection/spread-streams.ts'

export interface StudioPage {
  html: string
  /** Value of `Content-Security-Policy`. */
  policy: string
}

/**
 * Writes into its page which lake the built Studio works on, and tells the browser which hosts it may reach.
 * @param built the `index.html` of the build
 */
export function studioPage(built: string, settings: StudioSettings): StudioPage {
  // A `<` would let a value end the element.
  const text = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const element = `<script type="application/json" id="${settingsElement}">${text}</script>`
  const html = built
    .replace('</title>', () => `</title>${element}`)
    // A lake knows the images the Studio requests by its address, and refuses those of unknown websites.
    .replace(/<meta[^>]+name="referrer"[^>]*>/, '')
    // Who wants the Studio larger on a telephone may have it so.
    .replace(', maximum-scale=1', '')
    .replaceAll(ownFile, (_, attribute, path) => `${attribute}="${settings.basePath ?? ''}/${path}`)
  return {
    html,
    policy: settings.apiHost
      ? policyFor(built, settings.apiHost, settings.siteOrigin)
      : policyWithHostedLake,
  }
}

// Sanity's hosts are many, so none is ruled out. Its dashboard shows Studios in a frame.
const policyWithHostedLake = "frame-ancestors 'self' https://*.sanity.io"

// A source with a path would allow that one address only.
function policyFor(built: string, apiHost: string, siteOrigin = ''): string {
  const { origin } = new URL(apiHost)
  const lake = canBeSpread(origin) ? [origin, belowHost(origin)] : [origin]
  const sockets = lake.map((address) => address.replace(/^http/, 'ws'))
  const scripts = [...built.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${lake.join(' ')}`,
    `media-src 'self' blob: ${lake.join(' ')}`,
    `connect-src 'self' data: ${[...lake, ...sockets].join(' ')} ${siteOrigin}`.trim(),
    `frame-src 'self' ${siteOrigin}`.trim(),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Where the page names a file of the build. */
const ownFile = /\b(href|src)="\/(static\/|favicon\.)/g

const belowHost = (origin: string) => origin.replace('://', '://*.')
