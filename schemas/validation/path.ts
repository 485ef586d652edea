import { cityPath, cityTemplatePaths, isFileName } from '@jalonne/domain'
import { say } from './say.ts'

const lowercase = {
  en: 'Use plain lowercase letters, digits and hyphens',
  fr: 'Lettres minuscules non accentuées, chiffres et traits d’union',
}
const segment = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Says what is wrong with the address of a page on this site, as an editor would put it.
 * An address is the same in both languages: `/`, `/pricing`, `/services/seo-visibility`.
 */
export function pagePath(value: string | null | undefined, context?: unknown): true | string {
  if (!value || value === '/') return true
  const begun = wholePath(value, context)
  if (begun !== true) return begun
  return (
    value
      .slice(1)
      .split('/')
      .every((part) => segment.test(part)) ||
    say(context, {
      en: 'Use plain lowercase letters, digits and hyphens between the slashes.',
      fr: 'Entre les barres obliques : lettres minuscules non accentuées, chiffres et traits d’union.',
    })
  )
}

/** As `pagePath`, for an address of a former site, which may look otherwise: `/Tarifs.htm`, `/café`. */
export function oldPath(value: string | null | undefined, context?: unknown): true | string {
  if (!value || value === '/') return true
  if (/\s/.test(value)) return say(context, noSpaces)
  if (/[?#]/.test(value))
    return say(context, {
      en: 'Leave out ? or # and what follows: a redirect goes by what stands before.',
      fr: 'Omettez ? ou # et la suite : une redirection ne regarde que ce qui précède.',
    })
  if (isFileName(value))
    return say(context, {
      en: 'The site looks for a file at this address, not for a redirect. Endings such as .html are fine.',
      fr: 'À cette adresse, le site cherche un fichier, non une redirection. Une fin comme .html convient.',
    })
  if (serverPath.test(value))
    return say(context, {
      en: 'The site uses this address itself, so that a redirect would never be followed.',
      fr: 'Le site se sert lui-même de cette adresse : une redirection n’y serait jamais suivie.',
    })
  return wholePath(value, context)
}

// What `apps/server/src/routes/app.ts` answers before it looks for pages and redirects.
const serverPath =
  /^\/(?:(?:api|contours|share)(?:\/.*)?|live|voice|metrics|healthz(?:\/live|\/ready)?)$/

const noSpaces = {
  en: 'An address has no spaces.',
  fr: 'Une adresse n’a pas d’espaces.',
}

function wholePath(value: string, context: unknown): true | string {
  if (!value.startsWith('/'))
    return say(context, {
      en: 'Start the address with a slash: /pricing.',
      fr: 'Commencez l’adresse par une barre oblique : /pricing.',
    })
  if (/^\/(fr|en)(\/|$)/.test(value))
    return say(context, {
      en: 'Leave out /fr and /en: the address is the same in both languages.',
      fr: 'Omettez /fr et /en : l’adresse est la même dans les deux langues.',
    })
  if (value.endsWith('/'))
    return say(context, {
      en: 'Leave out the slash at the end.',
      fr: 'Omettez la barre oblique à la fin.',
    })
  return true
}

/** As `pagePath`, with an optional query and `#place` at the end: `/contact#call`. */
export function linkPath(value: string | null | undefined, context?: unknown): true | string {
  if (!value) return true
  if (/\s/.test(value)) return say(context, noSpaces)
  const [path = ''] = value.split(/[?#]/)
  const ofPage = pagePath(path || value, context)
  return ofPage === true ? noTownInQuery(value, context) : ofPage
}

// The server takes a town from a query to its address; a link that is followed inside the site does not ask the server.
function noTownInQuery(value: string, context: unknown): true | string {
  const [, page] = /^([^?#]+)\?(?:[^#]*&)?location=/.exec(value) ?? []
  const template = cityTemplatePaths.find((path) => path === page)
  if (!template) return true
  const address = cityPath('sion', template)
  return say(context, {
    en: `Leave out ?location=: the town ends the address itself, as in ${address}.`,
    fr: `Omettez ?location= : la ville termine l’adresse même, comme dans ${address}.`,
  })
}

/** The name of a place in a page, as in `/pricing#seo`. */
export function anchorName(value: string | null | undefined, context?: unknown): true | string {
  if (!value) return true
  return (
    segment.test(value) ||
    say(context, { en: `${lowercase.en}: seo-packs.`, fr: `${lowercase.fr} : seo-packs.` })
  )
}

/** The end of an address that a document gives itself: `five-pages` in `/blog/five-pages`. */
export function slugPart(
  value: { current?: string } | undefined,
  context?: unknown,
): true | string {
  if (!value?.current) return true
  return (
    segment.test(value.current) ||
    say(context, { en: `${lowercase.en}: five-pages.`, fr: `${lowercase.fr} : five-pages.` })
  )
}

/** The key by which the site's code knows a document: `basic`, `local-seo`. */
export function codeKey(value: string | null | undefined, context?: unknown): true | string {
  if (!value) return true
  return segment.test(value) || say(context, { en: `${lowercase.en}.`, fr: `${lowercase.fr}.` })
}

const hostAlone = {
  en: 'Write only the host, in lowercase: www.jalonne.ch, without https:// and without slashes.',
  fr: 'Le domaine seul, en minuscules : www.jalonne.ch, sans https:// ni barre oblique.',
}

/** A host as browsers write it, with neither `https://` nor a slash: `www.jalonne.ch`. */
export function hostName(value: string | null | undefined, context?: unknown): true | string {
  if (!value) return true
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(value) || say(context, hostAlone)
}

/** A host as browsers show it, also with letters that English has not: `café-du-léman.ch`. */
export function shownHost(value: string | null | undefined, context?: unknown): true | string {
  if (!value) return true
  return /^[^\s\p{Lu}/:]+$/u.test(value) || say(context, hostAlone)
}
