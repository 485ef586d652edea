import { memo, useMemo } from 'react'
import { Part } from '../../boot/part.tsx'
import { type SectionProps, sectionView } from '../../sections/registry.ts'
import { SectionBoundary, SectionError } from './section-boundary.tsx'

/** One section, on its own: when one breaks, on the server or in the browser, the others stay. */
export const PageSection = memo((props: SectionProps) => {
  const type = props.section._type
  // The same for as long as it is shown: to React, the lazy view and the loaded one are two components.
  const View = useMemo(() => sectionView(type), [type])
  return (
    <Part fallback={import.meta.env.SSR ? <SectionError /> : null} name={type}>
      <SectionBoundary section={props.section}>{View ? <View {...props} /> : null}</SectionBoundary>
    </Part>
  )
})
