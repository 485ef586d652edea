import type { FormOutcome } from '@jalonne/api'
import { findRedirect, pathLanguage, withoutLanguage } from '@jalonne/domain'
import type { FetchContent, Render, RenderResult } from '@jalonne/site/render'
import * as v from 'valibot'
import type { SiteServerOptions } from '../server.ts'

const redirects = v.array(v.object({ from: v.string(), to: v.string(), permanent: v.boolean() }))
const page = v.nullable(v.object({ title: v.string() }))

/** Stands in for the site: one query a page, its title in the document, with inline script and style. */
export function fakeSite(render: Render = renderTitle): SiteServerOptions['site'] {
  return {
    render,
    assets: {
      entry: '/assets/entry.js',
      scripts: () => [],
      css: () => [],
    },
  }
}

export const renderTitle: Render = async ({ url, fetchContent, liveCursor, form, signal }) => {
  const path = withoutLanguage(url.pathname)
  const { result, syncTags } = await fetchContent('page', { path }, { signal })
  const found = v.parse(page, result)
  const outcome = found
    ? { status: 200, location: null }
    : await elsewhere(fetchContent, url, signal)
  return {
    ...outcome,
    html: documentOf(found?.title ?? 'Nothing here', liveCursor, form),
    syncTags,
    cacheable: true,
    measured: false,
    unbounded: false,
    errors: [],
  }
}

const pageQuery = '*[_type == "page" && path == $path][0]{title, "plans": plans[]->{name, price}}'
const redirectsQuery = '*[_type == "redirect"]{from, to, permanent}'

/** Prints what a real lake returned: enough to see which version of the content a page shows. */
export const renderResult: Render = async ({ url, fetchContent, config, signal }) => {
  const path = withoutLanguage(url.pathname)
  const { result, syncTags } = await fetchContent(pageQuery, { path }, { signal })
  return {
    ...(result
      ? { status: 200, location: null }
      : await elsewhere(fetchContent, url, signal, redirectsQuery)),
    html: `<!doctype html><title>Page</title><pre>${JSON.stringify([result, config.draft])}</pre>`,
    syncTags,
    cacheable: true,
    measured: false,
    unbounded: false,
    errors: [],
  }
}

/** A redirect that an editor made, as the site looks it up where it has no page; 404 where there is none. */
async function elsewhere(
  fetchContent: FetchContent,
  { pathname }: URL,
  signal: AbortSignal,
  query = 'redirects',
): Promise<Pick<RenderResult, 'status' | 'location'>> {
  const { result } = await fetchContent(query, {}, { signal })
  const found = findRedirect(v.parse(redirects, result), pathname, pathLanguage(pathname) ?? 'fr')
  return found ?? { status: 404, location: null }
}

const documentOf = (title: string, cursor: string | null, form: FormOutcome | null) =>
  `<!doctype html><html><head><title>${title}</title><style>body{color:#123}</style>` +
  `<script type="application/json" id="form">${JSON.stringify(form).replaceAll('<', '\\u003c')}</script>` +
  `<script type="application/json" id="site-config">{"cursor":${JSON.stringify(cursor)}}</script>` +
  `</head><body><h1>${title}</h1><p>${'Words to compress. '.repeat(40)}</p>` +
  `<script>console.log("é <!-- not a comment -->")</script></body></html>`
