import type { ReactNode } from 'react'

/** Text for those who listen, not for those who look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>
}
