import { notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLayout } from '../../queries/layout.ts'
import { pageQuery, usePage } from '../../queries/page.ts'
import { useLanguage } from '../../shared/language.tsx'
import { PageHead } from './page-head.tsx'
import { PageSection } from './page-section.tsx'

interface PageAroundProps {
  path: string
  /** Draws what is the site's own, given what stands over it and under it. */
  children: (above: ReactNode, below: ReactNode) => ReactNode
}

/**
 * A page of the content around a list that is the site's own: its first section stands above, the others below.
 * Throws not-found where an editor has removed the page.
 */
export function PageAround({ path, children }: PageAroundProps) {
  const language = useLanguage()
  const page = usePage(language, path)
  const layout = useLayout(language)
  if (!page) throw notFound()
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
