import type { Patch, SanityClient, SanityDocument } from '@sanity/client'
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

/** Takes back what the table changed in a plan, back to what visitors see. Other changes of its draft stay. */
export async function undoPlan(client: SanityClient, id: string): Promise<void> {
  const [draft, published] = await Promise.all([
    client.getDocument(getDraftId(id)),
    client.getDocument(id),
  ])
  if (!draft || !published) return
  const undone = withoutTableChanges(draft, published)
  if (undone) await client.createOrReplace(undone, { visibility: 'sync' })
  else await client.delete(draft._id, { visibility: 'sync' })
}

const tableFields = ['name', 'price', 'period', 'popular'] as const

/** A draft with the published values of the table's fields; `null` when nothing else differs. */
export function withoutTableChanges(
  draft: SanityDocument,
  published: SanityDocument,
): SanityDocument | null {
  const undone = { ...draft }
  for (const field of tableFields) {
    if (published[field] === undefined) delete undone[field]
    else undone[field] = published[field]
  }
  return isSameContent(undone, published) ? null : undone
}

/** Whether two versions say the same, apart from what the lake itself writes. */
function isSameContent(one: SanityDocument, other: SanityDocument): boolean {
  const content = (document: SanityDocument) =>
    JSON.stringify(
      Object.entries(document)
        .filter(([name]) => !name.startsWith('_') || name === '_type')
        .sort(([first], [second]) => (first < second ? -1 : 1)),
    )
  return content(one) === content(other)
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
