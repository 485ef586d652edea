import type { MailAddress, MailSettings } from '@jalonne/api'
import type { FetchContent } from '@jalonne/site/render'
import type { Logger } from 'pino'
import * as v from 'valibot'

const query =
  '*[_id == "settings"][0]{"brand": brand.name, "email": contact.email, "closedDays": contact.closedDays}'
const shape = v.nullable(
  v.object({
    brand: v.nullable(v.string()),
    email: v.nullable(v.string()),
    closedDays: v.nullable(v.array(v.unknown())),
  }),
)
const retryAfter = 10_000

export interface AgencyOptions {
  fetchContent: FetchContent
  origin: string
  /** Who mails come from and which go to, where the environment says so. */
  from: MailAddress | null
  team: MailAddress | null
  log: Logger
  /** At first and after every change. */
  onKnown: (agency: Agency) => void
}

export interface Agency {
  /** Who mails come from; null while nobody has said so. */
  mail: MailSettings | null
  /** Swiss dates on which it calls nobody, such as `2026-12-28`. */
  closedDays: readonly string[]
}

export interface FollowedAgency {
  /** Content has changed: these tags, or who knows what. */
  changed(tags: readonly string[] | null): void
  close(): void
}

/** Follows who the agency is, and when it calls nobody, in the editors' settings. The environment goes first. */
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
      const settings = v.parse(shape, found.result)
      // One that is no date, as an import may leave, keeps no mail waiting.
      const closedDays = settings?.closedDays?.filter((day) => typeof day === 'string') ?? []
      onKnown({ mail: mailOf(settings, options), closedDays })
    } catch (error) {
      if (closing.signal.aborted || mine !== reading) return
      log.warn({ err: error }, 'the settings of the agency could not be read')
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

function mailOf(settings: v.InferOutput<typeof shape>, options: AgencyOptions) {
  const address = options.from?.address ?? settings?.email
  if (!address) return null
  const name = settings?.brand || options.from?.name || new URL(options.origin).hostname
  const from = { address, name: options.from?.name || name }
  const team = options.team ?? { name, address: settings?.email ?? address }
  return { brand: name, from, team, origin: options.origin }
}
