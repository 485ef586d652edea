import type { CSSProperties } from 'react'

/**
 * The name by which the browser knows a service's picture on two pages, so that it passes from one to the other with a
 * link that has `viewTransition`. A page may show a service once.
 */
export const passingName = (service: string | null): CSSProperties | undefined =>
  service ? { viewTransitionName: `service-${service}` } : undefined
