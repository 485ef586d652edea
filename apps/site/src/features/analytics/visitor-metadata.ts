import { captureLanding, type Landing, type Metadata, parseMetadata } from './metadata.ts'

/** The key a visitor's metadata is stored under; its number rises when its shape changes. */
export const metadataKey = 'jalonne.analytics.v1'

export interface VisitorMetadata {
  read(): Metadata
  /** Adds the hash of the visitor's e-mail address. */
  recognise(userHash: string): void
  /** From now on it is stored (consent was given), or stored no more and removed. */
  store(allowed: boolean): void
}

/** What is known of how this visitor came here: in memory, and in the browser's storage only once that is allowed. */
export function visitorMetadata(landing: Landing): VisitorMetadata {
  let stored = false
  let metadata = captureLanding(null, landing)
  const write = () => {
    try {
      if (stored) localStorage.setItem(metadataKey, JSON.stringify(metadata))
    } catch {
      // Storage may be full or refused; what is known then lasts as long as the page.
    }
  }
  return {
    read: () => metadata,
    recognise: (userHash) => {
      metadata = { ...metadata, user_hash: userHash }
      write()
    },
    store: (allowed) => {
      try {
        if (allowed) {
          const known = parseMetadata(localStorage.getItem(metadataKey))
          const { user_hash = known?.user_hash } = metadata
          metadata = { ...captureLanding(known, landing), ...(user_hash ? { user_hash } : {}) }
        } else localStorage.removeItem(metadataKey)
      } catch {
        // As above.
      }
      stored = allowed
      write()
    },
  }
}
