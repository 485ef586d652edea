import { buildWhenChanged } from './build-when-changed.ts'

/** Builds the site unless the build that is there was made from the same files. Stops at the signal. */
export const buildSite = (signal: AbortSignal): Promise<void> =>
  buildWhenChanged(
    {
      name: 'site',
      command: ['run', 'build'],
      inputs: ['apps/site', 'packages/ui', 'packages/messages', 'packages/domain', 'packages/api'],
      proof: 'apps/site/dist/server/entry-server.js',
      // The server serves nothing from there.
      stamp: 'apps/site/dist/client/.vite/inputs.sha256',
    },
    signal,
  )
