/** What the query of an address may tell of a campaign. */
const campaign = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const

/** How a visitor came here. */
export interface Metadata {
  /** When it was last added to, as an ISO time. */
  captured_at: string
  utm: Partial<Record<(typeof campaign)[number], string>>
  /** The page on another site that led here; empty without one. */
  referrer: string
  first_landing: { path: string; at: string }
  /** SHA-256 of the visitor's e-mail address, once they have given it. */
  user_hash?: string | undefined
}

export interface Landing {
  /** The address of the first page of this visit. */
  url: string
  /** `document.referrer`. */
  referrer: string
  now: Date
}

const longest = 200

/** Adds a visit to what is known: the first landing stays, a newer campaign or outside referrer replaces the older. */
export function captureLanding(known: Metadata | null, landing: Landing): Metadata {
  const url = new URL(landing.url)
  const at = landing.now.toISOString()
  const utm = campaignOf(url)
  const referrer = outsideReferrer(landing.referrer, url)
  if (known && !utm && !referrer) return known
  return {
    ...known,
    captured_at: at,
    utm: utm ?? known?.utm ?? {},
    referrer: referrer || (known?.referrer ?? ''),
    first_landing: known?.first_landing ?? { path: url.pathname, at },
  }
}

/** Reads what was stored; null for anything else. */
export function parseMetadata(json: string | null): Metadata | null {
  try {
    const known: Metadata = JSON.parse(json ?? 'null')
    const { path, at } = known.first_landing
    const texts: unknown[] = [
      known.captured_at,
      known.referrer,
      path,
      at,
      ...Object.values(known.utm),
    ]
    return texts.every((value) => typeof value === 'string') ? known : null
  } catch {
    return null
  }
}

function campaignOf({ searchParams }: URL): Metadata['utm'] | null {
  const found = campaign.flatMap((name) => {
    const value = searchParams.get(name)
    return value ? [[name, value.slice(0, longest)]] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

function outsideReferrer(referrer: string, here: URL): string {
  const isInside = URL.canParse(referrer) && new URL(referrer).host === here.host
  return isInside ? '' : referrer.slice(0, longest)
}
