import type { SanityClient } from '@sanity/client'
import { getPublishedId } from '@sanity/client/csm'
import * as v from 'valibot'
import { withLooseReferences } from './loose-references.ts'

type Fetch = typeof globalThis.fetch

const actionsAddress = /\/data\/actions\//

/** The action by which Sanity goes back to a revision, be the document deleted or not. */
const replaceDraft = 'sanity.action.document.replaceDraft'

const requestBody = v.looseObject({
  actions: v.array(v.looseObject({ attributes: v.optional(v.looseObject({ _id: v.string() })) })),
})

/**
 * Lets Sanity go back to a revision that refers to what has been deleted since. It means to leave such references out,
 * but asks for them with `defined(*[…]._id)`, which is true of an empty list: the lake would refuse them. They are kept
 * and loose instead, as in what comes back from the bin. A document's place in its list, which no form shows, stays as it
 * is now.
 * @param clientOf makes the client of whoever has a token
 */
export function looseRestores(
  fetch: Fetch,
  clientOf: (token: string | undefined) => SanityClient,
): Fetch {
  return async (input, init) => {
    const isAction = init?.method === 'POST' && actionsAddress.test(String(input))
    if (!isAction || !String(init.body).includes(replaceDraft)) return fetch(input, init)
    const token = new Headers(init.headers).get('authorization')?.replace(/^Bearer /, '')
    const client = clientOf(token)
    const { actions, ...rest } = v.parse(requestBody, JSON.parse(String(init.body)))
    const loose = await Promise.all(
      actions.map(async ({ attributes, ...action }) => ({
        ...action,
        ...(attributes && {
          attributes: {
            ...(await withLooseReferences(client, attributes)),
            ...(await presentPlace(client, attributes._id)),
          },
        }),
      })),
    )
    return fetch(input, { ...init, body: JSON.stringify({ ...rest, actions: loose }) })
  }
}

const presentPlace = (client: SanityClient, id: string) =>
  client
    .withConfig({ perspective: 'drafts' })
    .fetch<{ order?: number } | null>('*[_id == $id][0]{defined(order) => {order}}', {
      id: getPublishedId(id),
    })
