import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../connection/api-version.ts'
import { type LinkingDocument, oldLinks } from './old-links.ts'

/** What `oldLinks` finds; none while it is under way, or if it fails. */
export function useOldLinks(address: string | null, removedId?: string): LinkingDocument[] {
  const client = useClient({ apiVersion })
  const [links, setLinks] = useState<LinkingDocument[]>([])
  useEffect(() => {
    let isOpen = true
    if (address) {
      oldLinks(client, address, removedId)
        .then((found) => isOpen && setLinks(found))
        .catch(() => isOpen && setLinks([]))
    }
    return () => {
      isOpen = false
    }
  }, [client, address, removedId])
  return links
}
