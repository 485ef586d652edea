import type { SanityClient, SanityDocument } from '@sanity/client'
import { getDraftId } from '@sanity/client/csm'
import * as v from 'valibot'

/** As many ids as the address of a request has room for. */
const mostInAddress = 100

const transaction = v.object({
  id: v.string(),
  timestamp: v.string(),
  documentIDs: v.array(v.string()),
})
export type Transaction = v.InferOutput<typeof transaction>
const documents = v.object({
  documents: v.array(v.looseObject({ _id: v.string(), _type: v.string() })),
})

/** A document is kept under its own id and under that of its draft. */
export const editionsOf = (id: string) => [id, getDraftId(id)]

/** Transactions, the last one first; from `until` back, where it is given. */
export async function lastTransactions(
  client: SanityClient,
  limit: number,
  until?: string,
): Promise<Transaction[]> {
  const search = new URLSearchParams({
    excludeContent: 'true',
    reverse: 'true',
    limit: `${limit}`,
    ...(until && { toTransaction: until }),
  })
  const text = await (await readHistory(client, `transactions?${search}`)).text()
  const lines = text.split('\n').filter(Boolean)
  return lines.map((line) => v.parse(transaction, JSON.parse(line)))
}

/** The last revision of documents and of their drafts, whether they are gone or not, by id. */
export async function lastRevisions(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, SanityDocument>> {
  const found = new Map<string, SanityDocument>()
  for (let at = 0; at < ids.length; at += mostInAddress) {
    const wanted = ids.slice(at, at + mostInAddress).flatMap(editionsOf)
    const path = `documents/${wanted.map(encodeURIComponent).join(',')}?lastRevision=true`
    const response = await readHistory(client, path)
    const revisions = v.parse(documents, await response.json()).documents as SanityDocument[]
    for (const document of revisions) found.set(document._id, document)
  }
  return found
}

/**
 * Lines of JSON are beyond what the client's own `request` reads.
 * @throws an error with the `statusCode` the lake refused it with
 */
async function readHistory(client: SanityClient, path: string): Promise<Response> {
  const { dataset, token, withCredentials } = client.config()
  const response = await fetch(client.getUrl(`/data/history/${dataset}/${path}`), {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    credentials: withCredentials ? 'include' : 'same-origin',
  })
  if (!response.ok) {
    const { status } = response
    throw Object.assign(new Error(`The history responded with ${status}`), { statusCode: status })
  }
  return response
}
