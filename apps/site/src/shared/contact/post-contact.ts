/**
 * How the server took a form; `error` and `field` are its own words, null when it has none or can't be reached. Of a
 * call that is booked it says at which instant it starts, ISO.
 */
export type ContactAnswer =
  | { ok: true; callAt?: string }
  | { ok: false; error: string | null; field: string | null }

export type PostContact = (body: object, address?: string) => Promise<ContactAnswer>

export const contactEndpoint = '/api/contact'
/** Where the form about hosting plans goes. */
export const hostingEndpoint = '/api/contact_secure.php'
const timeoutMs = 30_000

let underWay = 0
// Read by `isBusy`: the page is not to be loaded again meanwhile.
const count = (by: 1 | -1) => {
  underWay += by
  document.documentElement.toggleAttribute('data-sending', underWay > 0)
}

/** Sends a form to the agency; never rejects. */
export const postContact: PostContact = async (body, address = contactEndpoint) => {
  count(1)
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return { ok: true, ...(await bookedCall(response)) }
    const { error, field } = await response.json()
    return { ok: false, error: textOrNull(error), field: textOrNull(field) }
  } catch {
    return { ok: false, error: null, field: null }
  } finally {
    count(-1)
  }
}

/** Sends the form about hosting plans. Of its answer the status alone counts, whatever the server has to say. */
export const postHosting: PostContact = async (body) => {
  const { ok } = await postContact(body, hostingEndpoint)
  return ok ? { ok } : { ok, error: null, field: null }
}

// The status says that it was taken, whatever the body is.
async function bookedCall(response: Response): Promise<{ callAt?: string }> {
  const body: unknown = await response.json().catch(() => null)
  const callAt = typeof body === 'object' && body !== null ? Reflect.get(body, 'callAt') : null
  return typeof callAt === 'string' && !Number.isNaN(Date.parse(callAt)) ? { callAt } : {}
}

// What stands between us and the server may answer in its place, with anything.
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
