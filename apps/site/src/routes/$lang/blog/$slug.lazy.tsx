import { useMessages } from '@jalonne/messages'
import { createLazyFileRoute, notFound } from '@tanstack/react-router'
import { ArticleNotFound } from '../../../features/blog/article-not-found.tsx'
import { ArticlePage } from '../../../features/blog/article-page.tsx'
import { articlePath } from '../../../features/blog/load-blog.ts'
import { PageError } from '../../../features/page/page-error.tsx'
import { PageHead } from '../../../features/page/page-head.tsx'
import { useReportNotFound } from '../../../features/page/report-not-found.ts'
import { useArticle } from '../../../queries/article.ts'
import { useLanguage } from '../../../shared/language.tsx'

export const Route = createLazyFileRoute('/$lang/blog/$slug')({
  component: Article,
  errorComponent: PageError,
  notFoundComponent: NoArticle,
})

function Article() {
  const { slug } = Route.useParams()
  const article = useArticle(useLanguage(), slug)
  if (!article) throw notFound()
  return (
    <>
      <PageHead
        path={articlePath(slug)}
        title={article.seoTitle ?? article.title}
        description={article.excerpt}
      />
      <ArticlePage article={article} key={slug} />
    </>
  )
}

function NoArticle() {
  const { slug } = Route.useParams()
  const text = useMessages()
  useReportNotFound()
  return (
    <>
      <PageHead
        path={articlePath(slug)}
        title={text('blog.notFound.title')}
        description={text('blog.notFound.text')}
        noindex={true}
      />
      <ArticleNotFound slug={slug} />
    </>
  )
}
