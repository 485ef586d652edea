import { useMessages } from '@jalonne/messages'
import { career } from '@jalonne/messages/career'
import { Section } from '@jalonne/ui'
import { useJobs } from '../../queries/jobs.ts'
import { useLayout } from '../../queries/layout.ts'
import { useLanguage } from '../../shared/language.tsx'
import styles from './job-board.module.css'
import { JobRow } from './job-row.tsx'

/** The positions as a departure board, and where to send a CV whatever it says. Its place name is `jobs`. */
export function JobBoard() {
  const language = useLanguage()
  const jobs = useJobs(language)
  const { settings } = useLayout(language)
  const text = useMessages(career)
  const email = settings?.contact.email
  const open = jobs.filter((job) => job.open).length
  return (
    <Section aria-labelledby="jobs-title" className={styles.section} id="jobs">
      <div className={styles.board}>
        <div className={styles.head}>
          <h2 className={styles.title} id="jobs-title">
            {text('title')}
          </h2>
          <p className={styles.count}>{text(jobs.length ? 'count' : 'empty', { open })}</p>
        </div>
        {jobs.length > 0 && (
          <div className={styles.rows}>
            <p aria-hidden="true" className={styles.columns}>
              {(['workload', 'job', 'team', 'place', 'state'] as const).map((column) => (
                <span key={column}>{text(column)}</span>
              ))}
            </p>
            <ul className={styles.list}>
              {jobs.map((job) => (
                <JobRow email={email ?? null} job={job} key={job._id} />
              ))}
            </ul>
          </div>
        )}
      </div>
      {email ? (
        <p className={styles.cv}>
          {text('cv')} <a href={`mailto:${email}`}>{email}</a>. {text('cvNote')}
        </p>
      ) : null}
    </Section>
  )
}
