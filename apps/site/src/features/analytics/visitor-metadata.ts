import { captureLanding, type Landing, type Metadata, parseMetadata } from './metadata.ts'

/** The key a visitor's metadata is stored under; its number rises when its shape changes. */
export const metadataKey = 'jalonne.analytics.v1'

export interface VisitorMetadata {
  read(): Metadata
  /** Adds the hash of the visitor's e-mail address. */
  recognise(userHash: string): void
  /** From now on it is stored (consent was given), or stored no more, removed and forgotten. */
  store(allowed: boolean): void
}

/**
 * What is known of how this visitor came here: of this visit in memory; of earlier ones too, and in the browser's storage,
 * while that is allowed.
 */
export function visitorMetadata(landing: Landing): VisitorMetadata {
  let stored = false
  let earlier: Metadata | null = null
  // The address given since the page was loaded.
  let given: string | undefined
  const read = () => ({
    ...captureLanding(earlier, landing),
    ...(given ? { user_hash: given } : {}),
  })
  const write = () => {
    try {
      if (stored) localStorage.setItem(metadataKey, JSON.stringify(read()))
    } catch {
      // Storage may be full or refused; what is known then lasts as long as the page.
    }
  }
  return {
    read,
    recognise: (userHash) => {
      given = userHash
      write()
    },
    store: (allowed) => {
      stored = allowed
      earlier = null
      try {
        if (allowed) earlier = parseMetadata(localStorage.getItem(metadataKey))
        else localStorage.removeItem(metadataKey)
      } catch {
        // As above.
      }
      write()
    },
  }
}
