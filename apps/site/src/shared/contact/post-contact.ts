import * as v from 'valibot'

/** How the server took a form; `error` and `field` are its own words, null when it has none or can't be reached. */
export type ContactAnswer = { ok: true } | { ok: false; error: string | null; field: string | null }

export type PostContact = (body: object) => Promise<ContactAnswer>

export const contactAddress = '/api/contact'
const patience = 30_000

const refusal = v.object({
  error: v.string(),
  field: v.optional(v.nullable(v.string()), null),
})

/** Sends a form to the agency; never rejects. */
export const postContact: PostContact = async (body) => {
  try {
    const response = await fetch(contactAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    if (response.ok) return { ok: true }
    return { ok: false, ...v.parse(refusal, await response.json()) }
  } catch {
    return { ok: false, error: null, field: null }
  }
}
