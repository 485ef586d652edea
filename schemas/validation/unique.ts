import { getPublishedId, isPublishedId } from '@sanity/client/csm'
import type { ValidationContext } from '@sanity/types'
import { type Sentence, say } from './say.ts'

/** Asks the lake a question while a document is being validated; drafts and published documents are both seen. */
export function ask<Result>(
  context: ValidationContext,
  query: string,
  params: Record<string, unknown> = {},
): Promise<Result> {
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' })
  return client.fetch<Result>(query, params)
}

export const takenAddress = {
  en: 'Another document already has this address.',
  fr: 'Un autre document a déjà cette adresse.',
}

export const takenOldAddress = {
  en: 'Another document already has this old address.',
  fr: 'Un autre document a déjà cette ancienne adresse.',
}

export const takenKey = {
  en: 'Another document already has this key.',
  fr: 'Un autre document a déjà cette clé.',
}

export const anotherPopular = {
  en: 'Another plan of this family is marked as well: take the mark off one of them.',
  fr: 'Une autre offre de cette famille porte aussi cette mention : retirez-la à l’une des deux.',
}

interface UniqueOptions {
  /** What is said when the value is taken. */
  taken: Sentence
  /** Another field that must be equal too, for values that are unique within a group. */
  within?: string
}

/**
 * Makes a rule: no other document of this type has the same value in `field`.
 * A document's own draft and versions do not count; drafts of others do, so that two people cannot publish the same,
 * unless it is published with this value already: a copy that somebody left must not keep it from being published again.
 */
export function uniqueInType(field: string, { taken, within }: UniqueOptions) {
  const query = `*[_type == $type && ${field} == $value${within ? ` && ${within} == $group` : ''}]._id`
  return async (value: unknown, context: ValidationContext): Promise<true | string> => {
    const { document } = context
    if (!value || !document) return true
    const params = {
      type: document._type,
      value,
      group: within ? (document[within] ?? null) : null,
    }
    const ids = await ask<string[]>(context, query, params)
    const own = getPublishedId(document._id)
    const others = ids.filter((id) => getPublishedId(id) !== own)
    const rivals = ids.includes(own) ? others.filter(isPublishedId) : others
    return rivals.length === 0 || say(context, taken)
  }
}
