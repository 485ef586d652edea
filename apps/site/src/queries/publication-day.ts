/** A GROQ condition: the day of an article has come. Wants `$today`, which `withToday` gives. */
export const isOut = 'coalesce(date, "") <= $today'

/** In GROQ, when an article last changed for readers: one that was written ahead of its day, on that day. */
export const lastChange = 'coalesce(select(date > _updatedAt => date + "T00:00:00Z"), _updatedAt)'

/** Later than every article, for those who may read what visitors do not see yet. */
export const anyDay = '9999-12-31'

/**
 * The parameters of a query, with the day where it has that parameter. The reader of the lake adds it: what is cached is
 * found by the query without its day, whatever clock a visitor has.
 * @param today an ISO date, of Switzerland
 */
export const withToday = (query: string, params: Record<string, unknown>, today: string) =>
  query.includes('$today') ? { ...params, today } : params
