import * as v from 'valibot'
import { siteConfigSchema } from './config.ts'

/** One matched route as the router's own bootstrap would state it (`DehydratedMatch` of `@tanstack/router-core`). */
export interface RenderedMatch {
  /** Its id, slashes as `#`. */
  i: string
  s: 'pending' | 'success' | 'error' | 'notFound'
  ssr?: boolean | 'data-only'
  /** What it adds to the context of the routes below. */
  b?: unknown
  /** What failed: an error as its message, anything else that was thrown as it is. */
  e?: { message: string } | { thrown: unknown }
  /** Whether no route fits what comes after it. */
  g?: true
}

const list = <Item>() => v.custom<Item[]>(Array.isArray)

/** What the app needs to take over a page as it was rendered. The lists come from the site's own server. */
export const pageStateSchema = v.object({
  config: siteConfigSchema,
  /** What the page's queries answered. */
  queries: list<{ queryKey: unknown[]; data: unknown }>(),
  matches: list<RenderedMatch>(),
  /** Addresses of the stylesheets the page carries inline. */
  styles: list<string>(),
  /** Addresses of the scripts to ask for; those up to the entry are run, in this order. */
  scripts: list<string>(),
  /** Address of the entry, which takes over as it is run. */
  entry: v.string(),
})

export type PageState = v.InferOutput<typeof pageStateSchema>
