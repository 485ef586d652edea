import { blogPath } from '@jalonne/domain'
import { createLazyFileRoute } from '@tanstack/react-router'
import { BlogPage } from '../../../features/blog/blog-page.tsx'
import { LazyNotFound } from '../../../features/page/lazy-not-found.ts'
import { PageAround } from '../../../features/page/page-around.tsx'

export const Route = createLazyFileRoute('/$lang/blog/')({
  component: Blog,
  notFoundComponent: LazyNotFound,
})

function Blog() {
  return (
    <PageAround path={blogPath}>
      {(above, below) => <BlogPage above={above} below={below} />}
    </PageAround>
  )
}
