import type { ReactNode } from 'react'
import { useLayout } from '../../queries/layout.ts'
import { pageQuery, usePage } from '../../queries/page.ts'
import { useLanguage } from '../../shared/language.tsx'
import { PageHead } from './page-head.tsx'
import { PageSection } from './page-section.tsx'
import { useLastThere } from './use-last-there.ts'

interface PageAroundProps {
  path: string
  /** Draws what is the site's own, given what stands over it and under it. */
  children: (above: ReactNode, below: ReactNode) => ReactNode
}

/**
 * A page of the content around a list that is the site's own: its first section stands above, the others below.
 * Throws not-found where an editor has removed the page, as `useLastThere` does.
 */
export function PageAround({ path, children }: PageAroundProps) {
  const language = useLanguage()
  const page = useLastThere(usePage(language, path), path)
  const layout = useLayout(language)
  const { seo, title } = page
  const [above, ...below] = page.sections.map((section) => (
    <PageSection key={section._key} section={section} page={page} layout={layout} />
  ))
  return (
    <>
      <PageHead
        path={path}
        query={pageQuery(path)}
        title={seo.title ?? title}
        description={seo.description}
        noindex={seo.noindex}
      />
      {children(above, below)}
    </>
  )
}
