import { createLazyFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '../../../features/blog/article-page.tsx'
import { articlePath } from '../../../features/blog/load-blog.ts'
import { PageError } from '../../../features/page/page-error.tsx'
import { PageHead } from '../../../features/page/page-head.tsx'
import { LazyNoArticle } from '../../../layout/lazy-no-article.ts'
import { articleQuery, useArticle } from '../../../queries/article.ts'
import { useLanguage } from '../../../shared/language.tsx'

export const Route = createLazyFileRoute('/$lang/blog/$slug')({
  component: Article,
  errorComponent: PageError,
  notFoundComponent: LazyNoArticle,
})

function Article() {
  const { slug } = Route.useParams()
  const article = useArticle(useLanguage(), slug)
  if (!article) throw notFound()
  return (
    <>
      <PageHead
        path={articlePath(slug)}
        query={articleQuery(slug)}
        title={article.seoTitle ?? article.title}
        description={article.excerpt}
      />
      <ArticlePage article={article} key={slug} />
    </>
  )
}
