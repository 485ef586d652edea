import { placeOf } from '@jalonne/domain'
import { Section } from '@jalonne/ui'
import { Coordinates } from '../../shared/coordinates.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import type { ViewProps } from '../view-props.ts'

/** The agency's coordinates from the settings: how to call, write and visit, and where it works. */
export function View({ section, layout }: ViewProps<'contactDetails'>) {
  const id = `${section._key}-title`
  const contact = layout.settings?.contact
  if (!contact) return null
  return (
    <Section aria-labelledby={id} ground="band" id={placeOf(section)}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <Coordinates arrangement="wide" contact={contact} />
    </Section>
  )
}
