import type { ProjectSummary } from '../../queries/projects.ts'
import type { LocalizedText } from '../../shared/text.tsx'

/** What case studies can be chosen by, in the order an address is read. */
export const filterNames = ['industry', 'service'] as const

export type FilterName = (typeof filterNames)[number]

/** A choice of case studies: those of one industry, or those one service was part of. */
export interface Filter {
  by: FilterName
  /** The key of the industry or service. */
  key: string
}

/** A key as editors may write one; null for anything else. */
export const filterKey = (value: string | null): string | null =>
  value && /^[a-z0-9-]{1,40}$/.test(value) ? value : null

/** The choice a query names (`?industry=hospitality`); the industry where it names both, null where it names none. */
export function filterIn(search: string): Filter | null {
  const given = new URLSearchParams(search)
  for (const by of filterNames) {
    const key = filterKey(given.get(by))
    if (key) return { by, key }
  }
  return null
}

/** The query that asks for a choice; empty for all. */
export const filterSearch = (filter: Filter | null): string =>
  filter ? `?${new URLSearchParams({ [filter.by]: filter.key })}` : ''

type Filtered = Pick<ProjectSummary, 'industry' | 'services'>

const marksOf = ({ industry, services }: Filtered, by: FilterName) =>
  by === 'service' ? services : industry ? [industry] : []

/** The case studies of a choice, in their order. */
export const chosenOf = <Study extends Filtered>(
  studies: readonly Study[],
  filter: Filter | null,
) =>
  studies.filter(
    (study) => !filter || marksOf(study, filter.by).some(({ key }) => key === filter.key),
  )

/** What case studies can be chosen by: every industry, or service, that one of them has, in the order they appear. */
export function choicesOf(
  studies: readonly Filtered[],
  by: FilterName,
): { key: string; title: LocalizedText | null }[] {
  const marks = studies.flatMap((study) => marksOf(study, by)).filter(({ key }) => filterKey(key))
  return [...new Map(marks.map(({ key, title }) => [key, { key, title }])).values()]
}
