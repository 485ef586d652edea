import { createLazyFileRoute, notFound } from '@tanstack/react-router'
import { BlogPage } from '../../../features/blog/blog-page.tsx'
import { blogPath } from '../../../features/blog/load-blog.ts'
import { LazyNotFound } from '../../../features/page/lazy-not-found.ts'
import { PageError } from '../../../features/page/page-error.tsx'
import { PageHead } from '../../../features/page/page-head.tsx'
import { PageSection } from '../../../features/page/page-section.tsx'
import { useLayout } from '../../../queries/layout.ts'
import { usePage } from '../../../queries/page.ts'
import { useLanguage } from '../../../shared/language.tsx'

export const Route = createLazyFileRoute('/$lang/blog/')({
  component: Blog,
  errorComponent: PageError,
  notFoundComponent: LazyNotFound,
})

// The first section of the page stands above the articles, the others below.
function Blog() {
  const language = useLanguage()
  const page = usePage(language, blogPath)
  const layout = useLayout(language)
  if (!page) throw notFound()
  const { seo, title } = page
  const [above, ...below] = page.sections.map((section) => (
    <PageSection key={section._key} section={section} page={page} layout={layout} />
  ))
  return (
    <>
      <PageHead
        path={blogPath}
        title={seo.title ?? title}
        description={seo.description}
        noindex={seo.noindex}
      />
      <BlogPage above={above} below={below} />
    </>
  )
}
