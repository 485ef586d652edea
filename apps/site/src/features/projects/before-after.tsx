import { useMessages } from '@jalonne/messages'
import { projects } from '@jalonne/messages/projects'
import { classNames, Icon, VisuallyHidden } from '@jalonne/ui'
import { ArrowRight } from 'lucide'
import type { ProjectSummary } from '../../queries/projects.ts'
import { FigureDrawing } from '../../shared/pictures/figure-drawing.tsx'
import figureStyles from '../../shared/pictures/large-figure.module.css'
import { type LocalizedText, rewritten, Text, textOf } from '../../shared/text.tsx'
import styles from './before-after.module.css'

interface BeforeAfterProps {
  results: ProjectSummary['results']
  /** As a case study's own page shows them: large, and drawn. */
  large?: boolean
}

/** What has changed, in figures: what it was, where that is known, and what it has become. */
export function BeforeAfter({ results, large = false }: BeforeAfterProps) {
  const text = useMessages(projects)
  const Value = large ? LargeValue : Text
  return (
    <dl className={classNames(styles.results, large && styles.large)}>
      {results.map((result) => (
        <div className={styles.result} key={result._key}>
          <dt className={styles.label}>
            <Text value={result.label} />
          </dt>
          {result.before ? (
            <dd className={styles.before}>
              <VisuallyHidden>{text('before')} </VisuallyHidden>
              <Value value={result.before} />
            </dd>
          ) : null}
          <dd className={classNames(styles.after, large && figureStyles.value)}>
            {result.before ? (
              <>
                <Icon className={styles.arrow} of={ArrowRight} size={large ? 28 : 18} />
                <VisuallyHidden>{text('after')} </VisuallyHidden>
              </>
            ) : null}
            <Value value={result.value} />
          </dd>
          {large && result.drawing && result.drawing !== 'none' ? (
            <dd aria-hidden="true" className={styles.drawing}>
              <FigureDrawing figure={result} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}

/** A number, then at least one word or a per cent sign. */
const measured = /^(\P{L}*\d)(\D*[\p{L}%].*)$/su

/** A figure as its editor has written it, what follows the number in smaller letters: "0,8 s", "7 sur 10". */
function LargeValue({ value }: { value: LocalizedText | null }) {
  const [, number, unit] = measured.exec(textOf(value)) ?? []
  if (!(value && number && unit)) return <Text value={value} />
  return (
    <>
      <Text value={rewritten(value, () => number)} />
      <small>
        <Text value={rewritten(value, () => unit)} />
      </small>
    </>
  )
}
