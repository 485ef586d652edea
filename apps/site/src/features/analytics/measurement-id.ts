/** Which measurement id counts the visits of a host, as the settings have it. */
export interface AnalyticsId {
  host: string | null
  measurementId: string | null
}

/** The id for a host, with or without `www.` and port; the first one for a host that has none; null when there is none. */
export function measurementIdOf(ids: readonly AnalyticsId[], host: string): string | null {
  const known = ids.filter(({ measurementId }) => measurementId)
  const own = known.find((id) => bare(id.host ?? '') === bare(host))
  return (own ?? known[0])?.measurementId ?? null
}

const bare = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d+$/, '')
