import { useMessages } from '@jalonne/messages'
import { Component, type ReactNode } from 'react'
import styles from './page.module.css'

interface BoundaryProps {
  /** Its content: another one, from an editor, is tried anew. Null for what has none. */
  section: object | null
  children: ReactNode
}

interface BoundaryState {
  failed: boolean
  section: object | null
}

/** Shows a notice in place of a section that breaks. React reports the error to the root's `onCaughtError`. */
export class SectionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, section: null }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ section }: BoundaryProps, state: BoundaryState) {
    return section === state.section ? null : { failed: false, section }
  }

  override render() {
    return this.state.failed ? <SectionError /> : this.props.children
  }
}

/** A part of a page that is the site's own: where it breaks, the sections around it stay. */
export const OwnPart = ({ children }: { children: ReactNode }) => (
  <SectionBoundary section={null}>{children}</SectionBoundary>
)

/** Stands where a section that failed would be. */
export function SectionError() {
  const text = useMessages()
  return (
    <p role="alert" className={styles.sectionError}>
      {text('error.section')}
    </p>
  )
}
