import { projectPath } from '@jalonne/domain'
import type { ProjectSummary } from '../../queries/projects.ts'
import { clientColours } from '../../shared/pictures/client-colours.ts'
import { Phone, Window } from '../../shared/pictures/frames.tsx'
import { Teaser } from '../../shared/teaser.tsx'
import { Text } from '../../shared/text.tsx'
import { BeforeAfter } from './before-after.tsx'
import styles from './project-card.module.css'

interface ProjectCardProps {
  study: ProjectSummary
  /** The level of its heading. */
  level?: 2 | 3
  /** Picture and words beside each other where there is room. */
  wide?: boolean
  /** Its site on a telephone, where that was kept, and not in a window: in a list the one follows the other. */
  onPhone?: boolean
}

/** A case study in a list, its picture on the client's colour. */
export function ProjectCard({ study, level = 2, wide = false, onPhone = false }: ProjectCardProps) {
  const { client, industry, results, slug, summary, title } = study
  const { phone, screen, site } = client ?? {}
  return (
    <Teaser
      above={
        <>
          {[client?.name, client?.town].filter(Boolean).join(', ')}
          {industry?.title ? (
            <>
              {' · '}
              <Text value={industry.title} />
            </>
          ) : null}
        </>
      }
      className={wide ? styles.wide : undefined}
      href={projectPath(slug)}
      level={level}
      picture={
        screen?.url ? (
          <div className={styles.field} style={clientColours(client)}>
            {onPhone && phone?.url ? (
              <Phone className={styles.phone} picture={phone} sizes="280px" />
            ) : (
              <Window
                address={site}
                className={styles.window}
                picture={screen}
                sizes="(width >= 768px) 60vw, 120vw"
              />
            )}
          </div>
        ) : null
      }
      slug={slug}
      text={summary}
      title={title}
    >
      <BeforeAfter results={results.slice(0, wide ? 2 : 1)} />
    </Teaser>
  )
}
