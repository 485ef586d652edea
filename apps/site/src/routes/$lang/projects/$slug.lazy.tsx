import { projectPath } from '@jalonne/domain'
import { createLazyFileRoute } from '@tanstack/react-router'
import { LazyNotFound } from '../../../features/page/lazy-not-found.ts'
import { PageHead } from '../../../features/page/page-head.tsx'
import { useLastThere } from '../../../features/page/use-last-there.ts'
import { ProjectPage } from '../../../features/projects/project-page.tsx'
import { projectQuery, useProject } from '../../../queries/projects.ts'
import { useLanguage } from '../../../shared/language.tsx'

export const Route = createLazyFileRoute('/$lang/projects/$slug')({
  component: Project,
  notFoundComponent: LazyNotFound,
})

function Project() {
  const { slug } = Route.useParams()
  const path = projectPath(slug)
  const project = useLastThere(useProject(useLanguage(), slug), path)
  return (
    <>
      <PageHead
        description={project.summary}
        path={path}
        query={projectQuery(slug)}
        title={project.title}
      />
      <ProjectPage key={slug} project={project} />
    </>
  )
}
