import { notFound } from '@tanstack/react-router'
import { firstViewId } from '../../boot/first-view.ts'
import { useLayout } from '../../queries/layout.ts'
import { usePage } from '../../queries/page.ts'
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
        <PageSection
          key={section._key}
          id={place === 0 ? firstViewId : undefined}
          section={section}
          page={page}
          layout={layout}
        />
      ))}
    </>
  )
}
