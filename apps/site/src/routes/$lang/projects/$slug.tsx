import { createFileRoute } from '@tanstack/react-router'
import { elsewhere } from '../../../features/page/load-page.ts'
import { loadProject, projectPath } from '../../../features/projects/load-projects.ts'

export const Route = createFileRoute('/$lang/projects/$slug')({
  loader: async ({ context: { queryClient, language }, params: { slug } }) => {
    if (await loadProject(queryClient, slug)) return
    throw await elsewhere(queryClient, language, projectPath(slug))
  },
})
