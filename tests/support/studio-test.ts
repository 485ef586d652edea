import { freePort } from './free-port.ts'
import { startStack } from './stack.ts'
import { StudioEditor, startStudio } from './studio.ts'
import { test as base, expect } from './test.ts'

/** What an unmodified Studio logs as an error though nothing is wrong, each with its reason. */
export const harmless = [
  // On a busy machine the previewed page takes longer to answer than Presentation waits before it says so; it goes on
  // waiting, and a journey that needs the page fails by itself.
  /^console: Unable to connect to visual editing\./,
  // Nor does the Studio wait longer than five seconds for what a new document begins with.
  /^console: Failed to resolve initial value for template /,
  // Leaving a page closes the presence socket; a pointer or a field heard of in the same moment
  // is still announced on it (`beforeunload` in sanity's datastores and in @sanity/bifur-client).
  /^console: WebSocket is already in CLOSING or CLOSED state\./,
  // Signing out ends the token and with it the streams; one of them asks once more before the page is gone.
  /^console: .* status of 401 .*\/data\/query\/.*system\.release/,
]

/** A test that also has a built Studio of the worker's own, whose website the lake lets in. */
export const test = base.extend<{ studio: StudioEditor }, { studioPort: number }>({
  studioPort: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => use(await freePort()),
    { scope: 'worker' },
  ],
  stack: [
    async ({ studioPort }, use) => {
      const stack = await startStack({}, [`http://localhost:${studioPort}`])
      try {
        const service = await startStudio(studioPort, stack.lake.url, stack.origin)
        await use(stack)
        await service.stop()
      } finally {
        await stack.close()
      }
    },
    { scope: 'worker' },
  ],
  studio: async ({ context, stack, studioPort, trouble }, use) => {
    const origin = `http://localhost:${studioPort}`
    trouble.expect(new RegExp(`^foreign host: ${origin}/`))
    for (const pattern of harmless) trouble.expect(pattern)
    await use(new StudioEditor(await context.newPage(), origin, stack.lake.url))
  },
})

export { expect }
