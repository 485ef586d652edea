import { useLanguage } from '../language.tsx'
import { type LocalizedText, Text, wordsOf } from '../text.tsx'
import styles from './large-figure.module.css'

interface LargeFigureProps {
  figure: { value: LocalizedText | null; unit: LocalizedText | null; label: LocalizedText | null }
}

/** A number that stands large, with its unit as the language writes it, and what it counts. */
export function LargeFigure({ figure: { value, unit, label } }: LargeFigureProps) {
  const language = useLanguage()
  const isJoined = language === 'en' && wordsOf(unit) === '%'
  return (
    <p>
      <span className={styles.value}>
        <Text value={value} />
        {unit ? (
          <small>
            {isJoined ? null : '\u00A0'}
            <Text value={unit} />
          </small>
        ) : null}
      </span>{' '}
      <span className={styles.label}>
        <Text value={label} />
      </span>
    </p>
  )
}
