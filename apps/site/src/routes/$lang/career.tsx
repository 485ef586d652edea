import { careerPath } from '@jalonne/domain'
import { createFileRoute } from '@tanstack/react-router'
import { loadJobs } from '../../features/career/load-career.ts'
import { loadPage } from '../../features/page/load-page.ts'

export const Route = createFileRoute('/$lang/career')({
  loader: async ({ context: { queryClient, language } }) => {
    const jobs = loadJobs(queryClient)
    await Promise.all([loadPage(queryClient, language, careerPath), jobs])
  },
})
