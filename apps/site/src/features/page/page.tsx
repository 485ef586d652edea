import { notFound } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useLayout } from '../../queries/layout.ts'
import { usePage } from '../../queries/page.ts'
import { FirstViewEnd } from '../../shared/first-view-end.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { PageHead } from './page-head.tsx'
import { PageSection } from './page-section.tsx'

/** A page of the content: its head and its sections. `path` has no language prefix. */
export function Page({ path }: { path: string }) {
  const language = useLanguage()
  const page = usePage(language, path)
  const layout = useLayout(language)
  if (!page) throw notFound()
  return (
    <>
      <PageHead
        path={path}
        title={page.seo.title ?? page.title}
        description={page.seo.description}
        noindex={page.seo.noindex}
      />
      {page.sections.map((section, place) => (
        <Fragment key={section._key}>
          <PageSection section={section} page={page} layout={layout} />
          {place === 0 && <FirstViewEnd />}
        </Fragment>
      ))}
    </>
  )
}
