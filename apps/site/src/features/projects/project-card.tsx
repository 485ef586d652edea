import type { ProjectSummary } from '../../queries/projects.ts'
import { ContentImage } from '../../shared/content-image.tsx'
import { Window } from '../../shared/pictures/frames.tsx'
import { Teaser } from '../../shared/teaser.tsx'
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

/** A case study in a list. */
export function ProjectCard({ study, level = 2, wide = false }: ProjectCardProps) {
  const { client, industry, results, slug, summary, title } = study
  const screen = client?.screen
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
          <Window address={client?.site ?? null}>
            <ContentImage
              alt={textOf(screen.alt)}
              image={screen}
              sizes={wide ? '(width >= 1024px) 58vw, 100vw' : '(width >= 768px) 50vw, 100vw'}
            />
          </Window>
        ) : null
      }
      slug={slug}
      text={summary}
      title={title}
    >
      {wide ? <BeforeAfter results={results.slice(0, 2)} /> : null}
    </Teaser>
  )
}
