import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../connection/api-version.ts'
import { type LinkingDocument, oldLinks } from './old-links.ts'

/** The documents that link to the address of a document by its letters; none while they are asked for, or if that fails. */
export function useOldLinks(address: string | null, id: string): LinkingDocument[] {
  const client = useClient({ apiVersion })
  const [links, setLinks] = useState<LinkingDocument[]>([])
  useEffect(() => {
    let isOpen = true
    if (address) {
      oldLinks(client, address, id)
        .then((found) => isOpen && setLinks(found))
        .catch(() => isOpen && setLinks([]))
    }
    return () => {
      isOpen = false
    }
  }, [client, address, id])
  return links
}
