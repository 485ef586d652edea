import { careerPath } from '@jalonne/domain'
import { createLazyFileRoute } from '@tanstack/react-router'
import { JobBoard } from '../../features/career/job-board.tsx'
import { LazyNotFound } from '../../features/page/lazy-not-found.ts'
import { PageAround } from '../../features/page/page-around.tsx'
import { OwnPart } from '../../features/page/section-boundary.tsx'
import { FirstViewEnd } from '../../shared/first-view-end.tsx'

export const Route = createLazyFileRoute('/$lang/career')({
  component: Career,
  notFoundComponent: LazyNotFound,
})

function Career() {
  return (
    <PageAround path={careerPath}>
      {(above, below) => (
        <>
          {above}
          <FirstViewEnd />
          <OwnPart>
            <JobBoard />
          </OwnPart>
          {below}
        </>
      )}
    </PageAround>
  )
}
