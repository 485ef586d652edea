import {
  articlePath,
  blogPath,
  careerPath,
  cityOfPath,
  cityTemplatePaths,
  projectPath,
  projectsPath,
  withoutLanguage,
} from '@jalonne/domain'
import { contentQueries, type DraftMode, minifyGroq } from '@jalonne/site/preview'
import type { FetchContent } from '@jalonne/site/render'
import type { RenderPage } from '../pages/pages.ts'
import type { SecurityContext } from '../transport/security-headers.ts'

export interface PreviewOptions {
  /** Reads content with its drafts, as a mode shows it. */
  draftsOf: (mode: DraftMode) => FetchContent
  /** Reads what everybody may. */
  fetchContent: FetchContent
  /** Makes the renderer of pages that show drafts, framed by nobody but the Studio. */
  rendererFor: (
    mode: DraftMode,
    fetchContent: FetchContent,
    security: SecurityContext,
  ) => RenderPage
  security: SecurityContext
}

/** Shows drafts to those who may see them. */
export interface Preview {
  /** Renders a page with its drafts, for this one request. */
  render: (mode: DraftMode, url: URL) => ReturnType<RenderPage>
  /** Runs a query of such a page's browser; null for one that is not the site's. */
  query: (
    mode: DraftMode,
    query: string,
    params: Record<string, string>,
    signal: AbortSignal,
  ) => ReturnType<FetchContent> | null
}

/** Whether a mode shows the drafts of a page; `pathname` as a visitor's address has it. */
export const showsDraftsOf = (mode: DraftMode, pathname: string): boolean =>
  mode.kind === 'studio' || mode.path === withoutLanguage(pathname)

/** Renders drafts for those who may see them; nothing of it is cached. */
export function createPreview(options: PreviewOptions): Preview {
  const { draftsOf, security } = options
  return {
    render: (mode, url) => {
      const framedBy = mode.kind === 'studio' ? mode.studio : null
      const render = options.rendererFor(mode, draftsOf(mode), { ...security, framedBy })
      // Where the live events of visitors stand is of no interest to it.
      return render({ key: `draft of ${url.pathname}`, url }, '')
    },
    query: (mode, query, params, signal) => {
      const name = namesByQuery.get(query)
      if (!name) return null
      const isDraft = mode.kind === 'studio' || isPartOf(mode.path, name, params)
      const read = isDraft ? draftsOf(mode) : options.fetchContent
      return read(query, params, { signal })
    },
  }
}

const namesByQuery = new Map<string, string>(
  Object.entries(contentQueries).map(([name, query]) => [minifyGroq(query), name]),
)

/** Whether a query concerns the one page that a link shows. */
function isPartOf(path: string, name: string, params: Record<string, string>): boolean {
  if (name === 'page') return params.path === path
  if (name === 'article') return articlePath(params.slug ?? '') === path
  if (name === 'blog') return path === blogPath
  if (name === 'project') return projectPath(params.slug ?? '') === path
  if (name === 'projects') return path === projectsPath
  if (name === 'city') {
    return cityTemplatePaths.some((template) => cityOfPath(path, template) === params.slug)
  }
  if (name === 'jobs') return path === careerPath
  return name === 'layout'
}
