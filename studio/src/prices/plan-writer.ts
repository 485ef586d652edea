import type { PatchOperations, SanityClient, SanityDocument } from '@sanity/client'
import { getDraftId } from '@sanity/client/csm'
import { say } from '../languages/studio-language.ts'
import { isConflict } from '../shared/is-conflict.ts'
import type { Offer } from './price-rows.ts'

/**
 * Writes a change into a plan's draft, which the lake makes from what is published then if there is none. A draft that says
 * the same as what is published is deleted.
 * @returns the draft's revision; `null` where there is no draft any more
 */
export async function changePlan(
  client: SanityClient,
  id: string,
  change: Partial<Offer>,
): Promise<string | null> {
  const { transactionId } = await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: getDraftId(id),
    publishedId: id,
    patch: patchOf(change),
  })
  const [draft, published] = await readPlan(client, id)
  const isDeleted = draft && published && (await deleteUnchanged(client, draft, published))
  return isDeleted ? null : transactionId
}

const readPlan = (client: SanityClient, id: string) =>
  Promise.all([client.getDocument(getDraftId(id)), client.getDocument(id)])

function patchOf({ nameFr, nameEn, ...offer }: Partial<Offer>): PatchOperations {
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
  return {
    setIfMissing: { name: { _type: 'localeString' } },
    set: Object.fromEntries(set),
    ...(unset.length > 0 && { unset }),
  }
}

/**
 * Takes back what the table changed in a plan, back to what visitors see. Other changes of its draft stay, those too that
 * somebody makes at the same moment.
 */
export async function undoPlan(client: SanityClient, id: string): Promise<void> {
  const [draft, published] = await readPlan(client, id)
  if (!draft || !published) return
  const undone = await client
    .patch(draft._id)
    .set(Object.fromEntries(tableFields.map((field) => [field, published[field]])))
    .unset(tableFields.filter((field) => published[field] === undefined))
    .commit({ visibility: 'sync' })
  await deleteUnchanged(client, undone, published)
}

const tableFields = ['name', 'price', 'period', 'popular'] as const

/**
 * Deletes a draft that says the same as what is published; one that somebody has written in since it was read stays.
 * @returns whether it is deleted
 */
async function deleteUnchanged(
  client: SanityClient,
  draft: SanityDocument,
  published: SanityDocument,
): Promise<boolean> {
  if (!isSameContent(draft, published)) return false
  const { _id, _rev } = draft
  // A deletion alone takes no revision: the patch beside it does, and changes nothing.
  const deletion = client
    .transaction()
    .patch(_id, { ifRevisionID: _rev, unset: ['_reserved_prop_'] })
    .delete(_id)
  return deletion.commit({ visibility: 'sync' }).then(
    () => true,
    (error) => {
      if (isConflict(error)) return false
      throw error
    },
  )
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

/** A plan's draft as it was judged. */
export interface JudgedDraft {
  /** The published id. */
  id: string
  revision: string
}

/** Publishes drafts as they were judged, all of them or none; throws where one is not as it was. */
export async function publishPlans(
  client: SanityClient,
  drafts: readonly JudgedDraft[],
): Promise<void> {
  const publishing = client.action(
    drafts.map(({ id, revision }) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId: getDraftId(id),
      publishedId: id,
      ifDraftRevisionId: revision,
    })),
  )
  await publishing.catch((error) => {
    if (!isConflict(error)) throw error
    throw new Error(
      say(
        'One of the plans was changed or published meanwhile. Look at the table and publish again.',
        'Une des offres a été modifiée ou publiée entre-temps. Vérifiez le tableau, puis publiez à nouveau.',
      ),
      { cause: error },
    )
  })
}
