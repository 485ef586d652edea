import { act, fireEvent, screen } from '@testing-library/react'
import type { Section } from '../../queries/section-types.ts'
import { serviceSection } from '../../testing/contact.ts'
import { type TestContent, testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

/** A slider as an editor might set it up. */
export const testRange = (min: number, max: number, step: number, start: number) =>
  ({ _type: 'toolRange', min, max, step, start }) as const

/** Opens a page with a calculator and the form about a service; what the form sends is noted. */
export async function openTool(
  address: string,
  section: Section,
  content: Pick<TestContent, 'away'> = {},
) {
  const sent: Record<string, unknown>[] = []
  const site = await openSite(address, {
    ...content,
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [section, { ...serviceSection, anchor: 'contact' }],
    }),
    post: (_, body) => {
      sent.push(body as Record<string, unknown>)
      return Response.json({ ok: true })
    },
  })
  return { ...site, sent }
}

/** A slider or a list, by the beginning of its label. */
export const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, select' })

/** Sets a figure as a visitor would. */
export const set = (label: string, value: number) =>
  fireEvent.change(control(label), { target: { value: String(value) } })

/** What the calculator says, with ordinary spaces. */
export const said = () =>
  document.querySelector('output')?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')

/** Sends the form about the service with the least it asks for. */
export async function sendRequest() {
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Your site' })
  const type = (name: string, value: string) => {
    const control = form.querySelector(`[name="${name}"]`)
    if (control) fireEvent.input(control, { target: { value } })
  }
  type('name', 'Ada Keller')
  type('phone', '021 555 01 02')
  await act(async () => fireEvent.submit(form))
}
