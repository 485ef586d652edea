import { withoutLanguage } from '@jalonne/domain'
import { Suspense, useEffect } from 'react'
import { lazyComponent } from '../boot/lazy-component.ts'
import { measurementIdOf } from '../features/analytics/measurement-id.ts'
import { startAnalytics } from '../features/analytics/start-analytics.ts'
import { CopyrightNotice } from '../features/copyright/copyright-notice.tsx'
import { unfoldForPrint } from '../features/print/unfold-for-print.ts'
import { Tooltip } from '../features/tooltip/tooltip.tsx'
import type { Layout } from '../queries/layout.ts'
import { useSettledPath } from '../shared/shown-address.ts'
import { Questions } from './questions.tsx'

const Particles = lazyComponent(
  async () => (await import('../features/particles/particles.tsx')).Particles,
)

/** Questions to the visitor, notices, tooltips, survey marks, and what counts the visit. */
export function DeferredParts({ layout: { settings } }: { layout: Layout }) {
  const isHome = withoutLanguage(useSettledPath()) === '/'
  const id = measurementIdOf(settings?.analytics ?? [], location.host)
  useEffect(() => startAnalytics(id), [id])
  useEffect(unfoldForPrint, [])
  const { legalName, name } = settings?.brand ?? {}
  return (
    <>
      <Questions measured={id !== null} />
      <CopyrightNotice name={legalName ?? name ?? ''} />
      <Tooltip />
      {isHome ? null : (
        <Suspense fallback={null}>
          <Particles />
        </Suspense>
      )}
    </>
  )
}
