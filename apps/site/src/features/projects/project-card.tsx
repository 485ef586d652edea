import { classNames } from '@jalonne/ui'
import type { ProjectSummary } from '../../queries/projects.ts'
import { ContentImage } from '../../shared/content-image.tsx'
import { ContentLink } from '../../shared/content-link.tsx'
import { Window } from '../../shared/pictures/frames.tsx'
import { Text, textOf } from '../../shared/text.tsx'
import { BeforeAfter } from './before-after.tsx'
import { projectPath } from './load-projects.ts'
import styles from './project-card.module.css'

interface ProjectCardProps {
  study: ProjectSummary
  /** The level of its heading. */
  level?: 2 | 3
  /** Picture and words beside each other where there is room. */
  wide?: boolean
}

/** A case study in a list: all of it leads to its page, its title says so. */
export function ProjectCard({ study, level = 2, wide = false }: ProjectCardProps) {
  const Title = `h${level}` as const
  const { client, industry, results, slug, summary, title } = study
  const screen = client?.screen
  return (
    <article
      aria-labelledby={`${slug}-title`}
      className={classNames(styles.card, wide && styles.wide)}
      id={slug}
    >
      <div className={styles.words}>
        <p className={styles.client}>
          {[client?.name, client?.town].filter(Boolean).join(', ')}
          {industry?.title ? (
            <>
              {' · '}
              <Text value={industry.title} />
            </>
          ) : null}
        </p>
        <Title className={styles.title} id={`${slug}-title`}>
          <ContentLink className={styles.link} href={projectPath(slug)}>
            <Text value={title} />
          </ContentLink>
        </Title>
        <p className={styles.summary}>
          <Text value={summary} />
        </p>
        {wide ? <BeforeAfter results={results.slice(0, 2)} /> : null}
      </div>
      {screen?.url ? (
        <div className={styles.picture}>
          <Window address={client?.site ?? null}>
            <ContentImage
              alt={textOf(screen.alt)}
              image={screen}
              sizes={wide ? '(width >= 1024px) 58vw, 100vw' : '(width >= 768px) 50vw, 100vw'}
            />
          </Window>
        </div>
      ) : null}
    </article>
  )
}
