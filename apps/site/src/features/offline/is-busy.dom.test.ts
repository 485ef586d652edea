import { showToast } from '@jalonne/ui/toast'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setNote } from '../../shared/contact/note.ts'
import { postContact } from '../../shared/contact/post-contact.ts'
import { isBusy } from './is-busy.ts'

const form = `<form>
  <input name="name" value="Ada"><input type="hidden" name="type" value="quote">
  <textarea name="message">Hello</textarea>
  <input type="checkbox" name="copy" checked>
  <select name="size"><option value="">–</option><option selected>1-10</option><option>50-200</option></select>
</form>`
const show = (html: string) => {
  document.body.innerHTML = html
}
const control = <E extends Element>(selector: string) => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
afterEach(() => show(''))

test('a form nobody has touched can go', () => {
  show(form)
  expect(isBusy(document)).toBe(false)
})

test.each<[string, () => void]>([
  ['a word in a field', () => (control<HTMLInputElement>('[name=name]').value = 'Grace')],
  ['a message', () => (control<HTMLTextAreaElement>('textarea').value = 'Hello there')],
  ['a box unchecked', () => (control<HTMLInputElement>('[name=copy]').checked = false)],
  ['another choice', () => (control<HTMLSelectElement>('select').selectedIndex = 2)],
])('%s would be lost', (_what, change) => {
  show(form)
  change()
  expect(isBusy(document)).toBe(true)
})

test('what the page itself has put into a hidden field is nobody’s writing', () => {
  show(form)
  control<HTMLInputElement>('[name=type]').value = 'call'
  expect(isBusy(document)).toBe(false)
})

test.each(['<div role="dialog"></div>', '<section><iframe></iframe></section>'])(
  'an open dialog stays, and a call: %s',
  (html) => {
    show(html)
    expect(isBusy(document)).toBe(true)
  },
)

test('a film that is begun stays, until its end; one that plays by itself is a picture', () => {
  show('<video></video>')
  const film = control<HTMLVideoElement>('video')
  expect(isBusy(document)).toBe(false)
  film.currentTime = 3
  expect(isBusy(document)).toBe(true)
  film.autoplay = true
  expect(isBusy(document)).toBe(false)
})

test('a window that nobody has opened can go', () => {
  show('<div role="dialog" hidden></div>')
  expect(isBusy(document)).toBe(false)
})

test('a theme that was chosen is no writing', () => {
  show(
    `<fieldset><input type="radio" name="theme" checked><input type="radio" name="theme" id="dark"></fieldset>`,
  )
  control<HTMLInputElement>('#dark').checked = true
  expect(isBusy(document)).toBe(false)
})

test('a form under way stays, also when its page is left', async () => {
  const posts = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()] as const
  const waiting = posts.map(({ promise }) => promise)
  vi.stubGlobal('fetch', () => waiting.shift())
  const first = postContact({})
  const second = postContact({})
  expect(isBusy(document)).toBe(true)
  posts[0].resolve(new Response())
  await first
  expect(isBusy(document)).toBe(true)
  posts[1].reject(new TypeError('Failed to fetch'))
  expect(await second).toMatchObject({ ok: false })
  expect(isBusy(document)).toBe(false)
  vi.unstubAllGlobals()
})

test('one that could not be sent stays until the visitor has decided about it', async () => {
  const action = { label: 'Try again', run: () => {} }
  const labels = { close: 'Close', notice: 'Notice', region: 'Notices' }
  await act(async () => showToast({ title: 'Not sent', stays: true, action }, labels))
  await act(async () => showToast({ title: 'Request sent' }, labels))
  expect(isBusy(document)).toBe(true)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(isBusy(document)).toBe(false)
})

test('a note beside a request stays until it is sent or left out', () => {
  setNote('/services/seo', 'A customer costs 300 CHF')
  expect(isBusy(document)).toBe(true)
  setNote('/services/seo', null)
  expect(isBusy(document)).toBe(false)
})
