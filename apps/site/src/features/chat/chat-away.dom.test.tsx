import { site } from '@jalonne/messages'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

const code = vi.hoisted(() => ({ away: true }))
vi.mock('./chat.tsx', async (original) => {
  if (code.away) throw new TypeError('Failed to fetch')
  return original()
})

afterEach(cleanup)

test('a question that nothing could answer is not asked with the next one', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  const post = vi.fn(() => Response.json({ reply: 'Yes.', links: [] }))
  await site.load('en')
  await openSite('/en/pricing', { page: testPage, post })
  window.dispatchEvent(new Event('pointermove'))
  await act(() => import('../../layout/dock.tsx'))
  await act(async () => window.startChat?.('Do you do logos?'))
  await expect.poll(() => assign.mock.calls).toEqual([['/en/contact']])
  code.away = false
  await act(async () => window.startChat?.('And shops?'))
  await expect
    .poll(() => post.mock.lastCall)
    .toEqual(['/api/chat.php', expect.objectContaining({ message: 'And shops?' })])
})
