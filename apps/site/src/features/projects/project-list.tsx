import { projectsPath } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { projects } from '@jalonne/messages/projects'
import { Section } from '@jalonne/ui'
import { useProjects } from '../../queries/projects.ts'
import { ArrowLink } from '../../shared/arrow-link.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useShownQuery } from '../../shared/shown-address.ts'
import { chosenOf, filterIn } from './filters.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectFilter } from './project-filter.tsx'
import styles from './project-list.module.css'

/** The case studies, all of them or those of an industry and a service, as the address says. */
export function ProjectList() {
  const text = useMessages(projects)
  const studies = useProjects(useLanguage())
  const filter = filterIn(useShownQuery())
  const shown = chosenOf(studies, filter)
  return (
    <Section aria-label={text('list')} className={styles.section}>
      <div className={styles.filter}>
        <ProjectFilter chosen={filter} studies={studies} />
        <p className={styles.count} role="status">
          {text(shown.length > 0 ? 'count' : 'empty', { count: shown.length })}
        </p>
      </div>
      {shown.length > 0 ? (
        <div className={styles.list}>
          {shown.map((study, at) => (
            <ProjectCard key={study._id} onPhone={at % 2 === 1} study={study} wide />
          ))}
        </div>
      ) : (
        <p>
          <ArrowLink cta="projects" href={projectsPath} label={text('showAll')} />
        </p>
      )}
    </Section>
  )
}
