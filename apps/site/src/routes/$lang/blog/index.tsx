import { blogPath } from '@jalonne/domain'
import { createFileRoute } from '@tanstack/react-router'
import { loadArticles } from '../../../features/blog/load-blog.ts'
import { loadPage } from '../../../features/page/load-page.ts'

export const Route = createFileRoute('/$lang/blog/')({
  loader: async ({ context }) => {
    const articles = loadArticles(context.queryClient)
    await Promise.all([loadPage(context, blogPath), articles])
  },
})
