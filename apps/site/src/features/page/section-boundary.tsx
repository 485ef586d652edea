import { useMessages } from '@jalonne/messages'
import { Component, type ReactNode } from 'react'
import styles from './page.module.css'

/** Shows a notice in place of a section that breaks. React reports the error to the root's `onCaughtError`. */
export class SectionBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <SectionError /> : this.props.children
  }
}

export function SectionError() {
  const text = useMessages()
  return (
    <p role="alert" className={styles.sectionError}>
      {text('error.section')}
    </p>
  )
}
