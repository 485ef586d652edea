import { expect, test, vi } from 'vitest'
import { openPreview } from './open-preview.ts'

test('whoever follows a link out of a shared draft before the page is hydrated leaves it as well', () => {
  openPreview({ kind: 'share', path: '/pricing', expires: '2026-12-07T09:00:00Z' })
  document.body.innerHTML = '<a href="/en/pricing#faq">Questions</a><a href="/en">Home</a>'
  const onClick = vi.fn((event: Event) => event.preventDefault())
  document.body.addEventListener('click', onClick)
  const [within, out] = document.querySelectorAll('a')
  within?.click()
  expect(onClick).toHaveBeenCalledOnce()
  out?.click()
  expect(onClick).toHaveBeenCalledOnce()
})
