import { memo, Suspense } from 'react'
import { type SectionProps, useSectionView } from '../../sections/registry.ts'
import { SectionBoundary, SectionError } from './section-boundary.tsx'

/**
 * One section, on its own: when it breaks, on the server or in the browser, the others stay. Rendered anew only for
 * other content, since React drops what the server rendered of a section whose code has not come yet if it is.
 */
export const PageSection = memo((props: SectionProps) => (
  <div data-section={props.section._type}>
    <SectionBoundary>
      <Suspense fallback={import.meta.env.SSR ? <SectionError /> : null}>
        <SectionView {...props} />
      </Suspense>
    </SectionBoundary>
  </div>
))

function SectionView(props: SectionProps) {
  const View = useSectionView(props.section._type)
  return View && <View {...props} />
}
