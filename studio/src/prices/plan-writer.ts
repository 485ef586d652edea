import type { Patch, SanityClient } from '@sanity/client'
import { getDraftId } from '@sanity/client/csm'
import type { Offer } from './price-rows.ts'

/** Writes a change into a plan's draft, made from what is published when there is none. */
export async function changePlan(
  client: SanityClient,
  id: string,
  change: Partial<Offer>,
): Promise<void> {
  const published = await client.getDocument(id)
  const draftId = getDraftId(id)
  const transaction = client.transaction()
  if (published) transaction.createIfNotExists({ ...published, _id: draftId })
  await transaction
    .patch(draftId, (patch) => withChange(patch, change))
    .commit({ visibility: 'sync' })
}

function withChange(patch: Patch, { nameFr, nameEn, ...offer }: Partial<Offer>): Patch {
  const written = {
    ...offer,
    ...(nameFr && { 'name.fr': nameFr }),
    ...(nameEn && { 'name.en': nameEn }),
  }
  const set = Object.entries(written).filter(([, value]) => value !== null)
  // An absent price is what "on request" is stored as, and an absent text what was not written.
  const unset = [
    ...(offer.price === null ? ['price'] : []),
    ...(nameFr === '' ? ['name.fr'] : []),
    ...(nameEn === '' ? ['name.en'] : []),
  ]
  const named = patch.setIfMissing({ name: { _type: 'localeString' } }).set(Object.fromEntries(set))
  return unset.length > 0 ? named.unset(unset) : named
}

/** Publishes the drafts of these plans, all of them or none. */
export async function publishPlans(client: SanityClient, ids: readonly string[]): Promise<void> {
  await client.action(
    ids.map((id) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId: getDraftId(id),
      publishedId: id,
    })),
  )
}
