type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/**
 * Signs out whoever is signed in. The Studio requests it with the client it began with, which knows nobody when the
 * sign-in came after: the session would live on in the lake, though forgotten in the browser.
 */
export function fullSignOut(fetch: Fetch): Fetch {
  let session: string | null = null
  return (input, init) => {
    const headers = new Headers(input instanceof Request ? input.headers : undefined)
    for (const [name, value] of new Headers(init?.headers)) headers.set(name, value)
    session = headers.get('authorization') ?? session
    const address = input instanceof Request ? input.url : String(input)
    if (!session || !/\/auth\/logout$/.test(URL.parse(address)?.pathname ?? '')) {
      return fetch(input, init)
    }
    headers.set('authorization', session)
    session = null
    return fetch(input, { ...init, headers })
  }
}
