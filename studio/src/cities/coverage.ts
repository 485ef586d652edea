import { inNoRelease } from '@jalonne/schemas/in-no-release'
import { getPublishedId, isDraftId } from '@sanity/client/csm'
import { studioTextQuery } from '../languages/studio-text.ts'

/** A town, as it is stored or as a draft. */
export interface StoredCity {
  _id: string
  canton: string | null
  title: string | null
}

/** A canton the agency works in. */
export interface ServedCanton {
  code: string
  title: string | null
}

/** What `coverage` is told: read raw, drafts as well, but not what is prepared for a release. */
export const coverageQuery = `{
  "served": coalesce(*[_type == "settings" && _id == "settings"][0].contact.cantons[]{code, "title": ${studioTextQuery('name')}}, []),
  "cities": *[_type == "city" && ${inNoRelease}]{_id, canton, "title": ${studioTextQuery('name')}}
}`

/** A town on the map. */
export interface CoveredTown {
  /** Its published id. */
  id: string
  title: string
  /** Whether visitors find its page. */
  isPublished: boolean
}

/** A canton with the towns that have a page, and its place on the map. */
export interface CoveredCanton {
  code: string
  title: string
  towns: CoveredTown[]
  /** Row and column on the map of squares; null for a canton the map does not have. */
  place: { row: number; column: number } | null
}

/** Switzerland in squares, a canton each, from north to south and from west to east. */
const map = [
  '.. .. .. BS .. SH .. ..',
  '.. .. JU BL AG ZH TG AI',
  '.. NE .. SO LU ZG SG AR',
  '.. VD FR BE NW SZ GL GR',
  'GE .. VS .. OW UR .. ..',
  '.. .. .. .. .. TI .. ..',
].map((row) => row.split(' '))

/** Every canton of the map, by its code. */
export const mapPlaces = new Map(
  map.flatMap((codes, row) =>
    codes.flatMap((code, column) => (code === '..' ? [] : [[code, { row, column }] as const])),
  ),
)

/**
 * The cantons the agency works in, and any other that has a town, each with its towns: those without one stay in, so that
 * the gaps show. Sorted by name, as are the towns.
 */
export function coverage(
  served: readonly ServedCanton[],
  cities: readonly StoredCity[],
): CoveredCanton[] {
  const published = new Set(cities.filter(({ _id }) => !isDraftId(_id)).map(({ _id }) => _id))
  const towns = new Map<string, CoveredTown & { canton: string }>()
  for (const { _id, canton, title } of cities) {
    const id = getPublishedId(_id)
    // A draft says where the town will be.
    if (!towns.has(id) || isDraftId(_id)) {
      const isPublished = published.has(id)
      towns.set(id, { id, title: title ?? id, isPublished, canton: canton ?? '' })
    }
  }
  const titles = new Map(served.map(({ code, title }) => [code, title]))
  const codes = new Set([...titles.keys(), ...[...towns.values()].map(({ canton }) => canton)])
  return [...codes]
    .map((code) => ({
      code,
      title: titles.get(code) || code,
      towns: [...towns.values()]
        .filter(({ canton }) => canton === code)
        .map(({ canton: _, ...town }) => town)
        .toSorted(byTitle),
      place: mapPlaces.get(code) ?? null,
    }))
    .toSorted(byTitle)
}

const byTitle = (one: { title: string }, other: { title: string }) =>
  one.title.localeCompare(other.title)
