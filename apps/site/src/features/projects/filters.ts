import type { ProjectSummary } from '../../queries/projects.ts'
import type { LocalizedText } from '../../shared/text.tsx'

/** What case studies can be chosen by, in the order an address names them. */
export const filterNames = ['industry', 'service'] as const

export type FilterName = (typeof filterNames)[number]

/** A choice of case studies by the keys of an industry and a service: both apply. Null for all of them. */
export type Filter = Readonly<Record<FilterName, string | null>>

export const noFilter: Filter = { industry: null, service: null }

/** A key as editors may write one; null for anything else. */
export const filterKey = (value: string | null): string | null =>
  value && /^[a-z0-9-]{1,40}$/.test(value) ? value : null

/** The choice a query names: `?industry=hospitality&service=seo`. */
export function filterIn(search: string): Filter {
  const given = new URLSearchParams(search)
  return { industry: filterKey(given.get('industry')), service: filterKey(given.get('service')) }
}

/** The query that asks for a choice; empty for all. */
export function filterSearch(filter: Filter): string {
  const named = filterNames.flatMap((name) => {
    const key = filter[name]
    return key ? [[name, key]] : []
  })
  return named.length > 0 ? `?${new URLSearchParams(named)}` : ''
}

type Filtered = Pick<ProjectSummary, 'industry' | 'services'>

const marksOf = ({ industry, services }: Filtered, by: FilterName) =>
  by === 'service' ? services : industry ? [industry] : []

/** The case studies of a choice, in their order. */
export const chosenOf = <Study extends Filtered>(studies: readonly Study[], filter: Filter) =>
  studies.filter((study) =>
    filterNames.every((name) => {
      const chosen = filter[name]
      return chosen === null || marksOf(study, name).some(({ key }) => key === chosen)
    }),
  )

/** What case studies can be chosen by: every industry, or service, that one of them has, in the order they appear. */
export function choicesOf(
  studies: readonly Filtered[],
  by: FilterName,
): { key: string; title: LocalizedText | null }[] {
  const marks = studies.flatMap((study) => marksOf(study, by)).filter(({ key }) => filterKey(key))
  return [...new Map(marks.map(({ key, title }) => [key, { key, title }])).values()]
}
