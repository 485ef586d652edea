import type { LucideIcon } from 'lucide-react'

interface IconProps {
  /** A lucide icon, imported by its own path: `lucide-react/icons/arrow-right`. */
  of: LucideIcon
  /** Pixels. */
  size?: number
  className?: string | undefined
}

/** A decorative icon in the text's colour, in the house's stroke. Its meaning belongs in text beside it. */
export function Icon({ of: Glyph, size = 20, className }: IconProps) {
  return (
    <Glyph aria-hidden className={className} focusable="false" size={size} strokeWidth={1.75} />
  )
}
