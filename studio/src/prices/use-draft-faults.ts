import { getDraftId } from '@sanity/client/csm'
import { useEffect, useState } from 'react'
import { defer } from 'rxjs'
import { useClient, useWorkspace, validateDocument } from 'sanity'
import { apiVersion } from '../connection/api-version.ts'
import { retryUnlessRefused } from '../shared/retry-unless-refused.ts'
import type { PriceRow } from './price-rows.ts'

/** What a verdict is about: a draft as it was written, not as it is changed since. */
const editionOf = (id: string, revision: string) => `${id} ${revision}`

/**
 * Judges the drafts of plans by all the rules of the content model, as their forms do.
 * @returns the first thing that keeps a plan from being published, by id; absent while it is not known
 */
export function useDraftFaults(rows: readonly PriceRow[]): ReadonlyMap<string, string | null> {
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, string | null>>(new Map())
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const drafts = rows.flatMap(({ id, draft }) => (draft === null ? [] : [{ id, draft }]))
  const key = drafts.map(({ id, draft }) => editionOf(id, draft)).join('\n')
  useEffect(() => {
    const judge = async (edition: string): Promise<[string, string | null][]> => {
      const [id = ''] = edition.split(' ')
      const document = await client.getDocument(getDraftId(id))
      if (!document) return []
      const found = await validateDocument({ document, workspace, environment: 'studio' })
      const fault = found.find(({ level }) => level === 'error')?.message ?? null
      return [[editionOf(id, document._rev), fault]]
    }
    const editions = key.split('\n').filter(Boolean)
    // What could not be judged stays unpublished meanwhile; that the lake is away is shown by the Studio itself.
    const judging = defer(() => Promise.all(editions.map(judge)))
      .pipe(retryUnlessRefused())
      // Refused, the drafts stay without a verdict, and so unpublished.
      .subscribe({ next: (judged) => setVerdicts(new Map(judged.flat())), error: () => {} })
    return () => judging.unsubscribe()
  }, [client, workspace, key])
  return new Map(
    drafts.flatMap(({ id, draft }) => {
      const fault = verdicts.get(editionOf(id, draft))
      return fault === undefined ? [] : [[id, fault]]
    }),
  )
}
