type Fetch = typeof globalThis.fetch

/**
 * Sends what is meant for `https://<project>.<host>` to `https://<host>`. The SDK within the Studio takes no word for it that
 * a lake is not reached under the project's name, as Sanity's is; names below one's own host mostly lead nowhere.
 * @param apiHost where the lake is, an origin or a path below one
 */
export function withoutProjectHost(fetch: Fetch, projectId: string, apiHost: string): Fetch {
  const { origin, protocol, host } = new URL(apiHost)
  const made = `${protocol}//${projectId}.${host}/`
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.startsWith(made)) return fetch(input, init)
    const own = `${origin}/${address.slice(made.length)}`
    return fetch(input instanceof Request ? new Request(own, input) : own, init)
  }
}
