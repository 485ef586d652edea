import type { FormOutcome } from '@jalonne/api'
import { withoutLanguage } from '@jalonne/domain'
import type { Render } from '@jalonne/site/render'
import * as v from 'valibot'
import type { SiteServerOptions } from '../server.ts'

const page = v.nullable(v.object({ title: v.string() }))

/** Stands in for the site: one query a page, its title in the document, with inline script and style. */
export function fakeSite(render: Render = renderTitle): SiteServerOptions['site'] {
  return {
    render,
    redirectsQuery: 'redirects',
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
  return {
    status: found ? 200 : 404,
    location: null,
    html: documentOf(found?.title ?? 'Nothing here', liveCursor, form),
    syncTags,
    cacheable: true,
    measured: false,
    errors: [],
  }
}

const documentOf = (title: string, cursor: string | null, form: FormOutcome | null) =>
  `<!doctype html><html><head><title>${title}</title><style>body{color:#123}</style>` +
  `<script type="application/json" id="form">${JSON.stringify(form).replaceAll('<', '\\u003c')}</script>` +
  `<script type="application/json" id="site-config">{"cursor":${JSON.stringify(cursor)}}</script>` +
  `</head><body><h1>${title}</h1><p>${'Words to compress. '.repeat(40)}</p>` +
  `<script>console.log("é <!-- not a comment -->")</script></body></html>`
