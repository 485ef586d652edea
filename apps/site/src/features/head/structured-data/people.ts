import type { Person } from 'schema-dts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'

/** Who works for the agency, on a page that shows them. */
export function peopleShown({ page }: PageFacts): Person[] {
  const sections = page?.sections ?? []
  const people = sections.flatMap((section) => (section._type === 'people' ? section.people : []))
  return people
    .filter(({ name }) => name !== '')
    .map(({ name, role }) => ({
      '@type': 'Person' as const,
      name,
      ...(role && { jobTitle: textOf(role) }),
    }))
}
