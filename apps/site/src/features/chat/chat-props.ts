import type { RefObject } from 'react'
import type { Layout } from '../../queries/layout.ts'

export interface ChatProps {
  /** The newest question to send. */
  asked: { message: string } | null
  suggestions: Layout['suggestions']
  path: string
  field: RefObject<HTMLInputElement | null>
}
