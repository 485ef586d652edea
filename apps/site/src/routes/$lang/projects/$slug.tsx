import { projectPath } from '@jalonne/domain'
import { createFileRoute } from '@tanstack/react-router'
import { elsewhere } from '../../../features/page/load-page.ts'
import { loadProject } from '../../../features/projects/load-projects.ts'

export const Route = createFileRoute('/$lang/projects/$slug')({
  loader: async ({ context, params: { slug } }) => {
    if (await loadProject(context.queryClient, slug)) return
    throw await elsewhere(context, projectPath(slug))
  },
})
