import { careerPath } from '@jalonne/domain'
import { createFileRoute } from '@tanstack/react-router'
import { loadJobs } from '../../features/career/load-career.ts'
import { loadPage } from '../../features/page/load-page.ts'

export const Route = createFileRoute('/$lang/career')({
  loader: async ({ context }) => {
    const jobs = loadJobs(context.queryClient)
    await Promise.all([loadPage(context, careerPath), jobs])
  },
})
