import * as v from 'valibot'

const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must be an http or https address',
  ),
  // As browsers write it, without the slash at its end: paths are put after it.
  v.transform((text) => new URL(text).href.replace(/\/$/, '')),
)

const webOrigin = v.pipe(
  webAddress,
  v.check((text) => new URL(text).origin === text, 'must be an address without a path'),
)

const settings = v.object({
  projectId: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be made of a–z, 0–9 and dashes')),
  /** With a tilde it is an alias, which the hosted lake knows. */
  dataset: v.pipe(
    v.string(),
    v.regex(/^~?[a-z0-9][a-z0-9_-]*$/, 'must be made of a–z, 0–9, dashes and underscores'),
  ),
  /** Where the embedded lake is, an origin or a path below one; absent: Sanity's hosted one. */
  apiHost: v.optional(webAddress),
  /** Origin of the site that shows drafts; absent: no previews. */
  siteOrigin: v.optional(webOrigin),
  /** The path below which the Studio is reached, such as `/studio`; absent: the root. */
  basePath: v.optional(
    v.pipe(v.string(), v.regex(/^(?:\/[\w-]+)+$/, 'must be a path such as /studio')),
  ),
})

/** Which lake a Studio works on. */
export type StudioSettings = v.InferOutput<typeof settings>

/** Where the server of the built Studio leaves its settings in the page. */
export const settingsElement = 'studio-settings'

/**
 * The variables that a Studio is built with when no server settles them later. `SANITY_STUDIO_BASEPATH` is none of them:
 * `sanity build` reads it by itself.
 */
export type StudioVariables = Partial<
  Record<
    | 'SANITY_STUDIO_PROJECT_ID'
    | 'SANITY_STUDIO_DATASET'
    | 'SANITY_STUDIO_API_HOST'
    | 'SANITY_STUDIO_SITE_ORIGIN',
    string | undefined
  >
>

/**
 * Settles which lake the Studio works on: what its server wrote into the page, else the variables it was built with,
 * else the embedded lake on its usual port. With a project and no host, it is the hosted lake.
 * @param written text of the page's settings element
 * @param basePath where its server has it, other than at the root
 * @throws {v.ValiError} naming what cannot be used; a SyntaxError when the settings in the page are damaged
 */
export function readStudioSettings(
  variables: StudioVariables,
  written?: string | null,
  basePath?: string,
): StudioSettings {
  if (written) return v.parse(settings, JSON.parse(written))
  const projectId = variables.SANITY_STUDIO_PROJECT_ID
  const apiHost = variables.SANITY_STUDIO_API_HOST ?? (projectId ? undefined : embeddedLake)
  const siteOrigin = variables.SANITY_STUDIO_SITE_ORIGIN ?? (projectId ? undefined : ownSite)
  return v.parse(settings, {
    projectId: projectId ?? 'jalonne',
    dataset: variables.SANITY_STUDIO_DATASET ?? 'production',
    ...(apiHost && { apiHost }),
    ...(siteOrigin && { siteOrigin }),
    ...(basePath && { basePath }),
  })
}

const embeddedLake = 'http://localhost:3900'
const ownSite = 'http://localhost:3000'
