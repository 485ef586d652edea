/** Three planes of a mountain range, the nearest with the summits of `summits.ts`. */
export function Ridge({ className }: { className: string | undefined }) {
  return (
    <svg aria-hidden className={className} viewBox="0 0 1440 560">
      <path
        d="M0 430L90 400l110 30 130-110 90 60 150-150 120 110 110-60 170-150 120 120 130-90 120-110 140 90 80-40v460H0z"
        fill="var(--far)"
      />
      <path
        d="M0 500l140-50 120 34 170-110 130 70 170-120 150 90 190-160 140 120 130-100 100 40v250H0z"
        fill="var(--middle)"
      />
      <path
        d="M0 561V520l150-16 130-44 90 26 180-66 60 24 150-92 70 40 120-104 80 54 130-120 70 62 90-74 120 90v261z"
        fill="var(--near)"
      />
      <path
        d="M0 520l150-16 130-44 90 26 180-66 60 24 150-92 70 40 120-104 80 54 130-120 70 62 90-74 120 90"
        fill="none"
        stroke="var(--fg)"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
