import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import { connectContent, type QueryContent } from '../queries/content.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { queryingBy } from '../queries/querying-by.ts'
import { createSiteRouter } from '../router.tsx'
import { rememberFormOutcome } from '../shared/form-outcome.ts'
import { fetchFrom, type TestContent } from './content.ts'
import { testConfig } from './test-config.ts'

/** Content that is read from a lake, such as the mock of one, instead of from a table. */
interface LakeContent extends Pick<TestContent, 'form' | 'post'> {
  lake: QueryContent
}

/**
 * Opens the whole site at an address in the test's window, as the browser would after a first load. What it posts is for
 * `post` where the content has one; else MSW responds beside a mocked lake, and nothing else does.
 */
export async function openSite(address: string, content: TestContent | LakeContent) {
  window.history.replaceState(null, '', address)
  const queryClient = createQueryClient({ server: false })
  // Waiting between retries is tested on its own.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  })
  if (content.post || !('lake' in content)) {
    window.fetch = respondToPosts(content)
    // As on an insecure origin: hashes are made in another thread, for which no act() waits.
    vi.stubGlobal('crypto', { randomUUID: crypto.randomUUID.bind(crypto) })
  }
  if (content.form) rememberFormOutcome(queryClient, content.form)
  connectContent(queryClient, 'lake' in content ? content.lake : queryingBy(fetchFrom(content)))
  const router = createSiteRouter({ queryClient, config: testConfig })
  await router.load()
  const caught: unknown[] = []
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    {
      // The site renders its own <html>.
      container: document as unknown as HTMLElement,
      baseElement: document.documentElement,
      onCaughtError: (error) => caught.push(error),
    },
  )
  // Sections are rendered as soon as they are loaded.
  await act(async () => {})
  const go = (href: string) => act(() => router.navigate({ href }))
  return { router, queryClient, caught, go, leave: cleanup }
}

const respondToPosts =
  ({ post }: Pick<TestContent, 'post'>): typeof fetch =>
  async (address, init) =>
    post?.(String(address), JSON.parse(String(init?.body))) ?? new Response(null, { status: 204 })
