import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Something that a page can do without: where it breaks, nothing of it is shown. */
export const Dispensable = ({ children }: { children: ReactNode }) => (
  <CatchBoundary errorComponent={() => null} getResetKey={() => 0}>
    {children}
  </CatchBoundary>
)
