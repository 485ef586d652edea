import type { Ref } from 'react'
import { BadgeCard, type BadgeContent } from './badge-card.tsx'
import { metal, strap } from './colours.ts'

interface BadgeProps {
  content: BadgeContent
  label: string
  className?: string | undefined
  ref?: Ref<SVGSVGElement>
}

/** A badge that hangs still on its strap, from the top of the drawing: 420 by 860. */
export function Badge({ content, label, className, ref }: BadgeProps) {
  return (
    <svg aria-label={label} className={className} ref={ref} role="img" viewBox="0 0 420 860">
      <path d="M150 0h44l40 300h-34z" fill={strap.front} />
      <path d="M232 0h44l-48 300h-32z" fill={strap.back} />
      <path d="M192 292h46v26h-46z" fill={metal} />
      <path d="M215 318v24" stroke={metal} strokeWidth="7" />
      <path d="M203 362v-18a12 12 0 1 1 24 0v18z" fill="none" stroke={metal} strokeWidth="4" />
      <BadgeCard content={content} x={45} y={372} />
    </svg>
  )
}
