import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface IconProps {
  /** An icon of lucide. */
  of: IconNode
  /** Pixels. */
  size?: number
  className?: string | undefined
}

/** A decorative icon in the text's colour, in the house's stroke. Its meaning belongs in text beside it. */
export function Icon({ of: parts, size = 20, className }: IconProps) {
  return (
    <svg
      aria-hidden
      className={className}
      fill="none"
      focusable="false"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.75}
      viewBox="0 0 24 24"
      width={size}
    >
      {parts.map(([tag, attributes], place) => createElement(tag, { ...attributes, key: place }))}
    </svg>
  )
}
