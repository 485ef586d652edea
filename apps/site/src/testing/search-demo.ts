import type { SectionOf } from '../queries/section-types.ts'

/** A demonstration of a search that speaks of the town of its page. */
export const demoSection: SectionOf<'searchDemo'> = {
  _type: 'searchDemo',
  _key: 'demo',
  anchor: null,
  title: 'To the top',
  lead: null,
  query: 'joiner {city}',
  client: null,
  result: 'Joiner in {city}',
  text: 'Oak and ash.',
  others: [],
  positions: [38, 1],
  duration: null,
}
