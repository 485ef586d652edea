import { getDraftId } from '@sanity/client/csm'
import { useEffect, useState } from 'react'
import { useClient, useWorkspace, validateDocument } from 'sanity'
import { apiVersion } from '../shared/api-version.ts'
import type { PriceRow } from './price-rows.ts'

/**
 * Judges the drafts of plans by all the rules of the content model, as their forms do.
 * @returns the first thing that keeps a plan from being published, by id; absent while it is not known
 */
export function useDraftFaults(rows: readonly PriceRow[]): ReadonlyMap<string, string | null> {
  const [faults, setFaults] = useState<ReadonlyMap<string, string | null>>(new Map())
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const drafts = rows
    .filter(({ draft }) => draft !== null)
    .map(({ id, draft }) => `${id} ${draft}`)
    .join('\n')
  useEffect(() => {
    let isCurrent = true
    const judge = async (id: string): Promise<[string, string | null]> => {
      const document = await client.getDocument(getDraftId(id))
      if (!document) return [id, null]
      const found = await validateDocument({ document, workspace, environment: 'studio' })
      return [id, found.find(({ level }) => level === 'error')?.message ?? null]
    }
    const ids = drafts === '' ? [] : drafts.split('\n').map((line) => line.split(' ')[0] ?? '')
    Promise.all(ids.map(judge)).then(
      (judged) => {
        if (isCurrent) setFaults(new Map(judged))
      },
      // What could not be judged stays unpublished; that the lake is away is shown by the Studio itself.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, workspace, drafts])
  return faults
}
