import { articlePath } from '@jalonne/domain'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '../../../features/blog/article-page.tsx'
import { PageHead } from '../../../features/page/page-head.tsx'
import { useLastThere } from '../../../features/page/use-last-there.ts'
import { LazyNoArticle } from '../../../layout/lazy-no-article.ts'
import { articleQuery, useArticle } from '../../../queries/article.ts'
import { useLanguage } from '../../../shared/language.tsx'

export const Route = createLazyFileRoute('/$lang/blog/$slug')({
  component: Article,
  notFoundComponent: LazyNoArticle,
})

function Article() {
  const { slug } = Route.useParams()
  const path = articlePath(slug)
  const article = useLastThere(useArticle(useLanguage(), slug), path)
  return (
    <>
      <PageHead
        path={path}
        query={articleQuery(slug)}
        title={article.seoTitle ?? article.title}
        description={article.excerpt}
      />
      <ArticlePage article={article} key={slug} />
    </>
  )
}
