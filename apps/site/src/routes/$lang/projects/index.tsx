import { projectsPath } from '@jalonne/domain'
import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../../../features/page/load-page.ts'
import { loadProjects } from '../../../features/projects/load-projects.ts'

export const Route = createFileRoute('/$lang/projects/')({
  loader: async ({ context }) => {
    const studies = loadProjects(context.queryClient)
    await Promise.all([loadPage(context, projectsPath), studies])
  },
})
