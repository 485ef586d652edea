import { Suspense } from 'react'
import { type SectionProps, useSectionView } from '../../sections/registry.ts'
import { SectionBoundary, SectionError } from './section-boundary.tsx'

/** One section, on its own: when it breaks, on the server or in the browser, the others stay. */
export function PageSection(props: SectionProps) {
  return (
    <SectionBoundary>
      <Suspense fallback={import.meta.env.SSR ? <SectionError /> : null}>
        <SectionView {...props} />
      </Suspense>
    </SectionBoundary>
  )
}

function SectionView(props: SectionProps) {
  const View = useSectionView(props.section._type)
  return View && <View {...props} />
}
