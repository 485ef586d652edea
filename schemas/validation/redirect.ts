import { beforeSlug, cityOfPath, cityTemplatePaths, isCityPath, isOwnPage } from '@jalonne/domain'
import { getPublishedId } from '@sanity/client/csm'
import type { ValidationContext } from '@sanity/types'
import { inNoRelease } from './in-no-release.ts'
import { linkPath } from './path.ts'
import { say } from './say.ts'
import { ask } from './unique.ts'

/** A redirect as it is stored; both addresses are without language. */
export interface RedirectRule {
  _id: string
  from?: string | null
  to?: string | null
}

/**
 * Follows a redirect through the others.
 * @returns the addresses of the loop in the order a visitor would meet them, or `null` when the chain ends.
 */
export function redirectLoop(rule: RedirectRule, others: RedirectRule[]): string[] | null {
  if (!rule.from || !rule.to) return null
  const own = getPublishedId(rule._id)
  const targets = new Map<string, string>()
  for (const other of others)
    if (other.from && other.to && getPublishedId(other._id) !== own)
      targets.set(other.from, other.to)
  const visited = [rule.from]
  let next: string | undefined = pathOf(rule.to)
  while (next !== undefined) {
    visited.push(next)
    if (next === rule.from) return visited
    const target = targets.get(next)
    // A loop among the others only: their own documents say so.
    next =
      target === undefined || visited.indexOf(next) < visited.length - 1
        ? undefined
        : pathOf(target)
  }
  return null
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] || address
}

/** Refuses a redirect that leads back to itself, directly or through other redirects. */
export async function endsSomewhere(
  _: unknown,
  context: ValidationContext,
): Promise<true | string> {
  const { document } = context
  if (!document) return true
  const others = await ask<RedirectRule[]>(context, '*[_type == "redirect"]{_id, from, to}')
  const loop = redirectLoop(document, others)
  return loop
    ? say(context, {
        en: `Visitors would go round in circles: ${loop.join(' → ')}.`,
        fr: `Les visiteurs tourneraient en rond : ${loop.join(' → ')}.`,
      })
    : true
}

/** A redirect leads to an address of this site, or to a whole address on another one. */
export function redirectTarget(value: string | null | undefined, context?: unknown): true | string {
  if (!value || /^https?:\/\/[^\s/]+\S*$/.test(value)) return true
  return value.startsWith('/')
    ? linkPath(value, context)
    : say(context, {
        en: 'Start with a slash for this site, or with https:// for another one.',
        fr: 'Commencez par une barre oblique pour ce site, par https:// pour un autre.',
      })
}

const bySlug = Object.entries(beforeSlug).map(
  ([type, before]) => `_type == "${type}" && "${before}" + slug.current == $value`,
)

const shownAt = `*[!(_id in path("drafts.**")) && ${inNoRelease} && (
  _type == "page" && path == $value ||
  ${bySlug.join(' || ')} ||
  _type == "city" && slug.current in $towns
)]._id`

/** Whether an editor has published what visitors see at an address of this site. */
async function isShown(value: string, context: ValidationContext): Promise<boolean> {
  const towns = cityTemplatePaths.map((template) => cityOfPath(value, template)).filter(Boolean)
  const pages = await ask<string[]>(context, shownAt, { value, towns })
  return pages.length > 0
}

/** Tells when visitors see a page at the old address: the site looks for a redirect only where it has none. */
export async function waitsForNoPage(
  value: string | null | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!value || !(isOwnPage(value) || (await isShown(value, context)))) return true
  return say(context, {
    en: 'Visitors still see the page at this address: the redirect holds once it is gone.',
    fr: 'Les visiteurs voient encore la page à cette adresse : la redirection vaudra quand elle n’y sera plus.',
  })
}

const redirectFrom = `*[_type == "redirect" && from == $path && !(_id in path("drafts.**")) && ${inNoRelease}]._id`

/** Tells when visitors would find nothing at the new address: neither a page nor another redirect. */
export async function leadsToAPage(
  value: string | null | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!value?.startsWith('/')) return true
  const path = pathOf(value)
  if (isOwnPage(path) || isCityPath(path) || (await isShown(path, context))) return true
  const redirects = await ask<string[]>(context, redirectFrom, { path })
  return (
    redirects.length > 0 ||
    say(context, { en: 'No page has this address.', fr: 'Aucune page n’a cette adresse.' })
  )
}
