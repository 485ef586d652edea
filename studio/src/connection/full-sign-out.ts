type Fetch = typeof globalThis.fetch

/**
 * Signs out whoever is signed in. The Studio requests it with the client it began with, which knows nobody when the
 * sign-in came after: the session would live on in the lake, though forgotten in the browser.
 */
export function fullSignOut(fetch: Fetch): Fetch {
  let session: string | null = null
  return (input, init) => {
    const headers = new Headers(
      init?.headers ?? (input instanceof Request ? input.headers : undefined),
    )
    session = headers.get('authorization') ?? session
    const address = input instanceof Request ? input.url : String(input)
    const isSignOut = URL.canParse(address) && new URL(address).pathname.endsWith('/auth/logout')
    if (!session || !isSignOut) return fetch(input, init)
    headers.set('authorization', session)
    session = null
    return fetch(input, { ...init, headers })
  }
}
