/** The path of the page a request comes from; null when it does not say. */
export function refererPath(request: Request): string | null {
  return URL.parse(request.headers.get('referer') ?? '')?.pathname ?? null
}
