import type { InlineSources } from './inline-sources.ts'

/** What the headers depend on besides the page itself. */
export interface SecurityContext {
  /** The public origin of the site. */
  origin: string
  /** Origins the page may query and load images and films from besides its own. */
  contentOrigins: readonly string[]
  /** Development only: Vite injects styles and scripts no hash can be known for. */
  relaxed?: boolean
  /** Whether search engines are to leave the site out: a copy for trying things. */
  unindexed?: boolean
  /** Whether pages may frame the voice agent, which stands in a document of its own and uses the microphone. */
  voice?: boolean
  /** The one origin that may frame the page, and whose tools style it: the Studio's. Otherwise nobody may. */
  framedBy?: string | null
}

// What Google's tag needs; it is loaded only after consent, but the policy is the page's from the start.
const tagManager = {
  scripts: 'https://www.googletagmanager.com',
  images: 'https://*.google-analytics.com https://*.googletagmanager.com',
  connections:
    'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}
const nobody = { scripts: '', images: '', connections: '' }

/**
 * A policy that runs and styles nothing but the site's own files and the listed inline parts; with `measured`, also
 * the tag manager. Workers fall under what scripts may be, objects under what nothing else is. It is kept short: it
 * comes before every page.
 */
export function contentSecurityPolicy(
  inline: InlineSources,
  context: SecurityContext,
  measured = false,
): string {
  const others = measured ? tagManager : nobody
  const content = context.contentOrigins.join(' ')
  const scripts = context.relaxed ? "'unsafe-inline'" : inline.scripts.join(' ')
  // The Studio's marks over the page bring styles that nobody knows beforehand.
  const anyStyle = context.relaxed || context.framedBy
  const styles = anyStyle ? "'unsafe-inline'" : inline.styles.join(' ')
  const sockets = context.relaxed ? ' ws:' : ''
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${scripts} ${others.scripts}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${content} ${others.images}`,
    "font-src 'self'",
    `media-src ${content}`,
    `connect-src 'self' ${content}${sockets} ${others.connections}`,
    "manifest-src 'self'",
    ...(context.voice ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${context.framedBy ?? "'none'"}`,
    ...(isSecure(context.origin) ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.map((directive) => directive.trim()).join('; ')
}

/** The headers every response carries, page or file. */
export function commonHeaders(context: SecurityContext): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isSecure(context.origin)
      ? // Only this name: others below it are not ours to bind.
        { 'strict-transport-security': 'max-age=63072000' }
      : {}),
    ...(context.unindexed ? { 'x-robots-tag': 'noindex' } : {}),
  }
}

/** The headers of an HTML document, its policy aside. */
export function documentHeaders(context: SecurityContext): Record<string, string> {
  return {
    ...commonHeaders(context),
    'permissions-policy': `camera=(), geolocation=(), microphone=(${context.voice ? 'self' : ''}), payment=(), usb=()`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
}

const isSecure = (origin: string) => origin.startsWith('https:')
