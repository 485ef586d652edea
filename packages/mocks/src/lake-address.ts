/** Whether a request is for a content lake: the one configured, or the hosted one of any project. */
export function isForLake(url: URL, apiHost: string): boolean {
  const own = new URL(apiHost)
  const atOwn = url.host === own.host || url.host.endsWith(`.${own.host}`)
  const atHosted = /(^|\.)(api|apicdn|cdn)\.sanity\.io$/.test(url.hostname)
  return (atOwn || atHosted) && /^\/(v\d[^/]*|vX|images|files)\//.test(url.pathname)
}
