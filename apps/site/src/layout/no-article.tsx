import { articlePath } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { useParams } from '@tanstack/react-router'
import { ArticleNotFound } from '../features/blog/article-not-found.tsx'
import { PageHead } from '../features/page/page-head.tsx'
import { useReportNotFound } from '../features/page/report-not-found.ts'

/** What stands in place of an article that is not there. */
export function NoArticle() {
  const { slug = '' } = useParams({ strict: false })
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
