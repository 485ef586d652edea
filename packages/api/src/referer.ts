import { type Language, pathLanguage } from '@jalonne/domain'

/** The path of the page a request comes from; null when it does not say. */
export function refererPath(request: Request): string | null {
  return URL.parse(request.headers.get('referer') ?? '')?.pathname ?? null
}

/** The language of the page a request comes from; null when it does not say. */
export function refererLanguage(request: Request): Language | null {
  return pathLanguage(refererPath(request) ?? '/')
}
