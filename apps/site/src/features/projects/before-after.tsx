import { useMessages } from '@jalonne/messages'
import { projects } from '@jalonne/messages/projects'
import { classNames, Icon, VisuallyHidden } from '@jalonne/ui'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ProjectSummary } from '../../queries/projects.ts'
import { Text } from '../../shared/text.tsx'
import styles from './before-after.module.css'

interface BeforeAfterProps {
  results: ProjectSummary['results']
  /** As a case study's own page shows them. */
  large?: boolean
}

/** What has changed, in figures: what it was, where that is known, and what it has become. */
export function BeforeAfter({ results, large = false }: BeforeAfterProps) {
  const text = useMessages(projects)
  return (
    <dl className={classNames(styles.results, large && styles.large)} data-results={results.length}>
      {results.map(({ _key, before, label, value }) => (
        <div className={styles.result} key={_key}>
          <dt className={styles.label}>
            <Text value={label} />
          </dt>
          {before ? (
            <dd className={styles.before}>
              <VisuallyHidden>{text('before')} </VisuallyHidden>
              <Text value={before} />
            </dd>
          ) : null}
          <dd className={styles.after}>
            {before ? (
              <>
                <Icon className={styles.arrow} of={ArrowRight} size={large ? 24 : 18} />
                <VisuallyHidden>{text('after')} </VisuallyHidden>
              </>
            ) : null}
            <Text value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
