import { blogPath } from '@jalonne/domain'
import { createLazyFileRoute } from '@tanstack/react-router'
import { BlogPage } from '../../../features/blog/blog-page.tsx'
import { LazyNotFound } from '../../../features/page/lazy-not-found.ts'
import { PageAround } from '../../../features/page/page-around.tsx'
import { PageError } from '../../../features/page/page-error.tsx'

export const Route = createLazyFileRoute('/$lang/blog/')({
  component: Blog,
  errorComponent: PageError,
  notFoundComponent: LazyNotFound,
})

function Blog() {
  return (
    <PageAround path={blogPath}>
      {(above, below) => <BlogPage above={above} below={below} />}
    </PageAround>
  )
}
