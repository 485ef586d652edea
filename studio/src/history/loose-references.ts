import type { SanityClient } from '@sanity/client'
import { getDraftId } from '@sanity/client/csm'
import { lastRevisions } from './history.ts'

/**
 * A document that the lake takes although something it refers to is gone or not published: such references are weak
 * until the document is published next, as the Studio writes them when somebody chooses what is not published yet.
 */
export async function withLooseReferences<Value extends object>(
  client: SanityClient,
  document: Value,
): Promise<Value> {
  const ids = new Set<string>()
  JSON.stringify(document, (_, value) => {
    if (typeof value?._ref === 'string') ids.add(value._ref)
    return value
  })
  const existing = await client
    .withConfig({ perspective: 'raw' })
    .fetch<string[]>('*[_id in $ids]._id', { ids: [...ids] })
  const missing = new Set([...ids].filter((id) => !existing.includes(id)))
  if (missing.size === 0) return document
  const known = await lastRevisions(client, [...missing])
  return JSON.parse(JSON.stringify(document), (_, value) => {
    if (!missing.has(value?._ref)) return value
    const type = (known.get(value._ref) ?? known.get(getDraftId(value._ref)))?._type
    return { ...value, _weak: true, ...(type && { _strengthenOnPublish: { type } }) }
  })
}
