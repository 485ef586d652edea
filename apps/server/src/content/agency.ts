import type { MailAddress, MailSettings } from '@jalonne/api'
import type { FetchContent } from '@jalonne/site/render'
import type { Logger } from 'pino'
import * as v from 'valibot'

const query = '*[_id == "settings"][0]{"brand": brand.name, "email": contact.email}'
const shape = v.nullable(v.object({ brand: v.nullable(v.string()), email: v.nullable(v.string()) }))
const retryAfter = 10_000

export interface AgencyOptions {
  fetchContent: FetchContent
  origin: string
  /** Who mails come from and which go to, where the environment says so. */
  from: MailAddress | null
  team: MailAddress | null
  log: Logger
  /** Who the agency is, at first and after every change. */
  onKnown: (agency: MailSettings) => void
}

export interface FollowedAgency {
  /** Content has changed: these tags, or who knows what. */
  changed(tags: readonly string[] | null): void
  close(): void
}

/** Follows who the agency is in the editors' settings. The environment goes first. */
export function followAgency(options: AgencyOptions): FollowedAgency {
  const { fetchContent, log, onKnown } = options
  const closing = new AbortController()
  // Null until they have been read: any change may be of them.
  let tags: readonly string[] | null = null
  let retry: NodeJS.Timeout | undefined
  let reading = 0

  async function read() {
    clearTimeout(retry)
    reading += 1
    const mine = reading
    try {
      const found = await fetchContent(query, {}, { signal: closing.signal })
      if (mine !== reading) return
      tags = found.syncTags
      const agency = agencyOf(v.parse(shape, found.result), options)
      if (agency) onKnown(agency)
      else log.warn('mails wait: neither the settings nor MAIL_FROM name an address to send from')
    } catch (error) {
      if (closing.signal.aborted || mine !== reading) return
      log.warn({ err: error }, 'the settings for mail could not be read')
      retry = setTimeout(() => void read(), retryAfter)
    }
  }

  void read()
  return {
    changed(touched) {
      if (touched === null || tags === null || touched.some((tag) => tags?.includes(tag))) {
        void read()
      }
    },
    close() {
      clearTimeout(retry)
      closing.abort()
    },
  }
}

function agencyOf(settings: v.InferOutput<typeof shape>, options: AgencyOptions) {
  const address = options.from?.address ?? settings?.email
  if (!address) return null
  const name = settings?.brand || options.from?.name || new URL(options.origin).hostname
  const from = { address, name: options.from?.name || name }
  const team = options.team ?? { name, address: settings?.email ?? address }
  return { brand: name, from, team, origin: options.origin }
}
