import { originOf } from '../content/asset-origin.ts'
import {
  type ContentDocument,
  differingFields,
  isContent,
  isUpload,
  referencesIn,
  withReferences,
} from './content-document.ts'

/** What moving content from one dataset to another would do to the second. */
export interface TransferPlan {
  created: ContentDocument[]
  changed: { document: ContentDocument; fields: string[] }[]
  /** Documents that are the same in both. */
  unchanged: number
  /** Documents that only the second dataset has. */
  extra: ContentDocument[]
  /** Descriptions of the uploads that created and changed documents show. */
  uploads: ContentDocument[]
  /** How many of these the second dataset does not have yet. */
  newUploads: number
}

/**
 * Compares what a dataset holds with what it is to hold. An upload whose bytes one of the lakes changed is the same in both:
 * documents that are written refer to the one that the second dataset has.
 */
export function planTransfer(
  source: Iterable<ContentDocument>,
  target: Iterable<ContentDocument>,
): TransferPlan {
  const there = byId(target)
  const here = byId(source)
  const plan: TransferPlan = {
    created: [],
    changed: [],
    unchanged: 0,
    extra: [...there.values()].filter((document) => isContent(document) && !here.has(document._id)),
    uploads: [],
    newUploads: 0,
  }
  const [originHere, originThere] = [originsIn(here), originsIn(there)]
  const idOfOrigin = new Map(
    [...there.values()].filter(isUpload).map(({ _id }) => [originThere(_id), _id]),
  )
  const idThere = (id: string) => (there.has(id) ? id : (idOfOrigin.get(originHere(id)) ?? id))
  for (const document of here.values()) {
    if (!isContent(document)) continue
    const other = there.get(document._id)
    const fields = other
      ? differingFields(withReferences(other, originThere), withReferences(document, originHere))
      : []
    if (other && fields.length === 0) {
      plan.unchanged += 1
      continue
    }
    const moved = withReferences(document, idThere)
    if (other) plan.changed.push({ document: moved, fields })
    else plan.created.push(moved)
  }
  const shown = referencesIn(written(plan))
  plan.uploads = [...here.values()].filter(
    (document) => isUpload(document) && shown.has(document._id),
  )
  plan.newUploads = plan.uploads.filter(({ _id }) => !there.has(_id)).length
  return plan
}

/** The documents a plan writes. */
export const written = ({ created, changed }: TransferPlan): ContentDocument[] => [
  ...created,
  ...changed.map(({ document }) => document),
]

/** Gives for the id of an upload of a dataset what other datasets know it by as well; other ids stay as they are. */
const originsIn = (documents: ReadonlyMap<string, ContentDocument>) => (id: string) =>
  originOf(documents.get(id) ?? { _id: id }) ?? id

const byId = (documents: Iterable<ContentDocument>) =>
  new Map(Array.from(documents, (document) => [document._id, document]))
