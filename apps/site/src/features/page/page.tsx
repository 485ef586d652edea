import { useRouter } from '@tanstack/react-router'
import { Fragment, useDeferredValue } from 'react'
import { isHydrating } from '../../boot/hydration.ts'
import { useLayout } from '../../queries/layout.ts'
import { pageQuery, usePage } from '../../queries/page.ts'
import type { Page as PageContent } from '../../queries/section-types.ts'
import { FirstViewEnd } from '../../shared/first-view-end.tsx'
import { isGoingBack } from '../../shared/follow-history.ts'
import { useLanguage } from '../../shared/language.tsx'
import styles from './page.module.css'
import { PageHead } from './page-head.tsx'
import { PageSection } from './page-section.tsx'
import { useLastThere } from './use-last-there.ts'

/** The page of the content at a path without language prefix. */
export function Page({ path }: { path: string }) {
  const page = useLastThere(usePage(useLanguage(), path), path)
  return <PageView page={page} path={path} />
}

/** A page that is loaded: its head and its sections. */
export function PageView({ page, path }: { page: PageContent; path: string }) {
  const layout = useLayout(useLanguage())
  const sections = useSectionsInTurn(page.sections)
  return (
    <>
      <PageHead
        path={path}
        query={pageQuery(path)}
        title={page.seo.title ?? page.title}
        description={page.seo.description}
        noindex={page.seo.noindex}
      />
      {sections.map((section, place) => (
        <Fragment key={section._key}>
          <PageSection section={section} page={page} layout={layout} />
          {place === 0 && <FirstViewEnd />}
        </Fragment>
      ))}
      {sections.length < page.sections.length && <div className={styles.rest} />}
    </>
  )
}

/**
 * On a page the visitor moves on to, the first section comes at once and the others right after it; all of them where
 * the page is to be scrolled to a place in it, and for whoever moves on by keyboard, whose next Tab leads into them.
 */
function useSectionsInTurn<Section>(sections: readonly Section[]): readonly Section[] {
  const { hash } = useRouter().state.location
  const isWhole =
    import.meta.env.SSR || isHydrating() || hash !== '' || isGoingBack() || isByKeyboard()
  const inTurn = useDeferredValue(sections, isWhole ? sections : sections.slice(0, 1))
  return isWhole ? sections : inTurn
}

const isByKeyboard = () => document.activeElement?.matches(':focus-visible') ?? false
