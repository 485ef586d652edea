import { projectsPath } from '@jalonne/domain'
import { createLazyFileRoute } from '@tanstack/react-router'
import { LazyNotFound } from '../../../features/page/lazy-not-found.ts'
import { PageAround } from '../../../features/page/page-around.tsx'
import { OwnPart } from '../../../features/page/section-boundary.tsx'
import { ProjectList } from '../../../features/projects/project-list.tsx'
import { FirstViewEnd } from '../../../shared/first-view-end.tsx'

export const Route = createLazyFileRoute('/$lang/projects/')({
  component: Projects,
  notFoundComponent: LazyNotFound,
})

function Projects() {
  return (
    <PageAround path={projectsPath}>
      {(above, below) => (
        <>
          {above}
          <FirstViewEnd />
          <OwnPart>
            <ProjectList />
          </OwnPart>
          {below}
        </>
      )}
    </PageAround>
  )
}
