import type { SanityClient } from '@sanity/client'
import type { Offer } from './price-rows.ts'

/** Writes a change into a plan's draft, made from what is published when there is none. */
export async function changePlan(
  client: SanityClient,
  id: string,
  change: Partial<Offer>,
): Promise<void> {
  const published = await client.getDocument(id)
  const draftId = `drafts.${id}`
  const { price, ...rest } = change
  const transaction = client.transaction()
  if (published) transaction.createIfNotExists({ ...published, _id: draftId })
  await transaction
    .patch(draftId, (patch) => {
      const withRest = patch.set(rest)
      if (price === undefined) return withRest
      // An absent price is what "on request" is stored as.
      return price === null ? withRest.unset(['price']) : withRest.set({ ...rest, price })
    })
    .commit({ visibility: 'sync' })
}

/** Publishes the drafts of these plans, all of them or none. */
export async function publishPlans(client: SanityClient, ids: readonly string[]): Promise<void> {
  await client.action(
    ids.map((id) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId: `drafts.${id}`,
      publishedId: id,
    })),
  )
}
