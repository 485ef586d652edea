import { useMessages } from '@jalonne/messages'
import { career } from '@jalonne/messages/career'
import { classNames } from '@jalonne/ui'
import type { Job } from '../../queries/jobs.ts'
import { Text, textOf } from '../../shared/text.tsx'
import styles from './job-row.module.css'

interface JobRowProps {
  job: Job
  /** Where to apply for a job without an advertisement of its own. */
  email: string | null
}

/** One position on the board. Filled, its button can't be pressed; open, it leads to where one applies. */
export function JobRow({ job, email }: JobRowProps) {
  const text = useMessages(career)
  const title = textOf(job.title)
  const mail = email && `mailto:${email}?subject=${encodeURIComponent(text('subject', { title }))}`
  const href = job.open ? (job.link ?? mail) : null
  return (
    <li className={styles.row} data-open={job.open || undefined}>
      <p className={styles.workload}>
        <Text value={job.workload} />
      </p>
      <div className={styles.job}>
        <h3 className={styles.title}>
          <Text value={job.title} />
        </h3>
        {job.summary ? (
          <p className={styles.summary}>
            <Text value={job.summary} />
          </p>
        ) : null}
      </div>
      <p className={styles.team}>
        <Text value={job.team} />
      </p>
      <p className={styles.place}>
        <Text value={job.location} />
      </p>
      <div className={styles.state}>
        {href ? (
          <a
            aria-label={text('applyFor', { title })}
            className={styles.apply}
            data-cta="apply"
            href={href}
          >
            {text('apply')}
          </a>
        ) : (
          <button
            aria-label={text('filledJob', { title })}
            className={classNames(styles.filled, 'prints')}
            disabled
            type="button"
          >
            {text('filled')}
          </button>
        )}
      </div>
    </li>
  )
}
