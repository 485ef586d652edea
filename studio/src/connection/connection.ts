import { type ClientConfig, createClient } from '@sanity/client'
import type { WorkspaceOptions } from 'sanity'
import { looseRestores } from '../history/loose-restores.ts'
import { apiVersion } from './api-version.ts'
import { fullSignOut } from './full-sign-out.ts'
import { countingWrites } from './open-writes.ts'
import { withoutProjectHost } from './project-host.ts'
import { retryReads } from './retry-reads.ts'
import type { StudioSettings } from './settings.ts'
import { canBeSpread, streamSpreader } from './spread-streams.ts'

type Connection = Pick<
  WorkspaceOptions,
  'projectId' | 'dataset' | 'apiHost' | 'auth' | 'unstable_clientFactory'
>

/** How the Studio reaches its lake and signs people in. */
export function connectionTo({ projectId, dataset, apiHost }: StudioSettings): Connection {
  if (!apiHost) {
    return {
      projectId,
      dataset,
      unstable_clientFactory: clientsWith((input, init) => fetch(input, init), {
        projectId,
        dataset,
      }),
      // With a token, not a cookie of Sanity's hosts, the Studio can show the site's server who asks.
      auth: { loginMethod: 'token' },
    }
  }
  // Browsers find all names below localhost, but not those below another host.
  if (!canBeSpread(apiHost)) {
    globalThis.fetch = withoutProjectHost(globalThis.fetch, projectId, apiHost)
  }
  const spread = streamSpreader()
  return {
    projectId,
    dataset,
    apiHost,
    unstable_clientFactory: clientsWith(
      (input, init) => fetch(input instanceof Request ? input : spread(String(input)), init),
      { projectId, dataset, apiHost },
      { useProjectHostname: false },
    ),
    auth: {
      // Cookies would not reach the names that event streams are spread over.
      loginMethod: 'token',
      redirectOnSingle: true,
      providers: [{ name: 'local', title: 'Jalonne', url: `${apiHost}/v1/auth/login/local` }],
    },
  }
}

/** Makes the Studio's clients with one function that fetches: those that share it share their streams. */
function clientsWith(
  lakeFetch: typeof globalThis.fetch,
  place: ClientConfig,
  config: ClientConfig = {},
): NonNullable<Connection['unstable_clientFactory']> {
  const own = { ...place, ...config, apiVersion, useCdn: false, ignoreBrowserTokenWarning: true }
  const studioFetch = looseRestores(retryReads(countingWrites(fullSignOut(lakeFetch))), (token) =>
    createClient({ ...own, ...(token && { token }) }),
  )
  const resolveFetch = (() => studioFetch) as NonNullable<ClientConfig['resolveFetch']>
  return (options) => createClient({ ...options, ...config, resolveFetch })
}
