import { articlePath } from '@jalonne/domain'
import { createFileRoute } from '@tanstack/react-router'
import { loadArticle } from '../../../features/blog/load-blog.ts'
import { elsewhere } from '../../../features/page/load-page.ts'

export const Route = createFileRoute('/$lang/blog/$slug')({
  loader: async ({ context, params: { slug } }) => {
    if (await loadArticle(context.queryClient, slug)) return
    throw await elsewhere(context, articlePath(slug))
  },
})
