import { createFileRoute } from '@tanstack/react-router'
import { articlePath, loadArticle } from '../../../features/blog/load-blog.ts'
import { elsewhere } from '../../../features/page/load-page.ts'

export const Route = createFileRoute('/$lang/blog/$slug')({
  loader: async ({ context: { queryClient, language }, params: { slug } }) => {
    const article = await loadArticle(queryClient, language, slug)
    if (!article) throw await elsewhere(queryClient, language, articlePath(slug))
  },
})
