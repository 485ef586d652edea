import { initials } from '@jalonne/ui/initials'
import { useId } from 'react'
import { languageOf } from '../../queries/localize.ts'
import { type LocalizedText, wordsOf } from '../../shared/text.tsx'
import styles from './badge.module.css'
import { ink, paper } from './colours.ts'

export interface BadgeContent {
  name: string
  role: LocalizedText | null
  /** The year that stands in the corner; may be missing. */
  since: number | null
  /** What stands in small letters at the foot: codes of cantons. */
  places: string
  brand: string
}

const rings = [18, 40, 62, 84, 106, 128, 150, 172, 194]

/**
 * The front of a badge, 340 by 450. It is printed matter, of the same colours in both themes; and as it is also what the
 * badge in three dimensions is covered with, its shapes say their colours themselves.
 */
export function BadgeCard({ content, x, y }: { content: BadgeContent; x: number; y: number }) {
  const art = useId()
  const { brand, name, places, role, since } = content
  const printed = wordsOf(role)
  return (
    <g data-card transform={`translate(${x} ${y})`}>
      <path d="M0 0h340v450H0z" fill={ink} />
      <path d="M3 3h334v444H3z" fill={paper} />
      <path d="M140 16h60v14h-60z" fill="#e9ece8" stroke={ink} strokeWidth="1.5" />
      <clipPath id={art}>
        <path d="M3 48h334v206H3z" />
      </clipPath>
      <g clipPath={`url(#${art})`}>
        <path d="M3 48h334v206H3z" fill="#0d2524" />
        <g fill="none" stroke="#dd9468" transform="translate(15 28)">
          {rings.map((radius, place) => (
            <ellipse
              cx={190 - place * 5}
              cy={110 + place * 4}
              key={radius}
              rx={radius * 1.35}
              ry={radius}
              strokeOpacity={place % 4 ? 0.55 : 1}
              strokeWidth={place % 4 ? 1 : 1.8}
              transform={`rotate(${place * 2 - 14} 190 110)`}
            />
          ))}
        </g>
      </g>
      <text className={styles.initials} fill="#efe3d2" fontSize="128" x="23" y="224">
        {initials(name)}
      </text>
      <text className={styles.strong} fill={ink} fontSize={fitting(name, 38)} x="23" y="306">
        {name}
      </text>
      <text
        className={styles.plain}
        fill="#4a524d"
        fontSize={fitting(printed, 20)}
        lang={languageOf(role)}
        x="23"
        y="338"
      >
        {printed}
      </text>
      <path d="M23 362.5h294" stroke={ink} />
      <text className={styles.mono} fill={ink} fontSize="15" x="23" y="392">
        {places}
      </text>
      {since ? (
        <text className={styles.mono} fill={ink} fontSize="15" textAnchor="end" x="317" y="392">
          {since}
        </text>
      ) : null}
      <path d={`M23 410h${brand.length * 8 + 22}l10 11-10 11H23z`} fill={ink} />
      <text className={styles.strong} fill={paper} fontSize="14.5" x="33" y="426">
        {brand}
      </text>
    </g>
  )
}

/** The width between the margins, and that of a letter in the font's size. */
const line = 294
const letter = 0.53

/** A size at which a text fits on one line: drawings don't break lines. */
const fitting = (text: string, size: number) =>
  Math.min(size, Math.round(line / letter / Math.max(text.length, 1)))
