import { buildWhenChanged } from './build-when-changed.ts'

/** Builds the Studio unless the build that is there was made from the same files. Stops at the signal. */
export const buildStudio = (signal: AbortSignal): Promise<void> =>
  buildWhenChanged(
    {
      name: 'Studio',
      command: ['run', 'build:studio'],
      inputs: ['studio', 'schemas', 'packages/domain'],
      proof: 'studio/dist/index.html',
      stamp: 'studio/dist/inputs.sha256',
    },
    signal,
  )
