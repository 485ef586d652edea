import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { control, openTool, said, sendRequest, set, testRange } from '../../shared/tool/testing.tsx'
import { marked } from '../../testing/marked.ts'

vi.mock('../../shared/celebrate.ts', () => ({ celebrate: vi.fn(async () => undefined) }))
afterEach(cleanup)

const section: SectionOf<'leadCalculator'> = {
  _type: 'leadCalculator',
  _key: 'calculator',
  anchor: 'calculator',
  title: 'What a customer costs',
  lead: null,
  budget: testRange(200, 10_000, 100, 1500),
  visitCost: testRange(1, 15, 1, 3),
  enquiryRate: testRange(0, 15, 0.5, 4),
  saleRate: testRange(5, 80, 5, 25),
  margin: testRange(100, 10_000, 100, 900),
}

const open = (address: string, more: Partial<typeof section> = {}) =>
  openTool(address, { ...section, ...more })

const figure = (label: string) => control(label).value

describe('R14: what a customer costs', () => {
  test('begins with the figures of its editor', async () => {
    await open('/en/leads')
    expect(said()).toBe(
      'An enquiry costs 75 CHF, a new customer 300 CHF. With the advertising paid, 3,000 CHF a month is left.',
    )
    const slider = screen.getByRole('slider', { name: /^Advertising budget a month/ })
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['200', '10000'])
    expect(slider.getAttribute('aria-valuetext')).toBe('1,500\u00a0CHF')
  })

  test('follows what a visitor sets, in the visitor’s language', async () => {
    await open('/fr/leads')
    set('Ce qu’un client vous laisse', 200)
    expect(said()).toBe(
      'Une demande revient à 75 CHF, un nouveau client à 300 CHF. Publicité payée, il manque 500 CHF par mois.',
    )
    set('Visites qui deviennent une demande', 0)
    expect(said()).toBe(
      'Avec ces chiffres, aucune vente ne vient : les 1 500 CHF du mois ne rapportent rien.',
    )
  })

  test('does not call nothing what pays', async () => {
    await open('/en/leads', { margin: testRange(100, 10_000, 100, 10_000) })
    set('Advertising budget a month', 200)
    set('Visits that become an enquiry', 0.5)
    set('Enquiries that become a sale', 5)
    const row = screen.getByText('New customers a month').parentElement
    expect(row?.textContent).toContain('less than 0.1')
  })

  test('says the same as a drawing of two hundred visits', async () => {
    await open('/en/leads')
    const drawing = screen.getByRole('img', { name: /8 ringed for enquiries, 2 flagged for sales/ })
    expect(drawing.querySelectorAll('circle')).toHaveLength(200)
    expect(drawing.querySelectorAll('path')).toHaveLength(2)
  })

  test('keeps the figures in the address, and opens with those of an address', async () => {
    const { router } = await open('/en/leads?utm_source=letter#calculator')
    set('Advertising budget a month', 3000)
    await waitFor(() => expect(router.state.location.searchStr).toContain('budget=3000'))
    expect(router.state.location.href).toBe(
      '/en/leads?utm_source=letter&budget=3000&visitCost=3&enquiryRate=4&saleRate=25&margin=900#calculator',
    )
    set('Advertising budget a month', 4000)
    await waitFor(() =>
      expect(router.state.location.searchStr).toMatch(/^\?utm_source=letter&budget=4000&v/),
    )
    cleanup()
    await open('/en/leads?budget=3000&saleRate=50')
    expect([figure('Advertising budget'), figure('Enquiries that become')]).toEqual(['3000', '50'])
  })

  test('takes no nonsense from an address', async () => {
    await open('/en/leads?budget=-5&visitCost=%3Cb%3E&enquiryRate=1e99&saleRate=NaN&margin=')
    expect(
      [
        'Advertising budget',
        'Price of a visit',
        'Visits that become',
        'Enquiries',
        'Your margin',
      ].map(figure),
    ).toEqual(['200', '3', '15', '25', '900'])
  })

  test('stands on its own figures where an editor has left theirs out', async () => {
    await open('/en/leads', { budget: null, margin: testRange(5, 5, 0, 5) })
    expect([figure('Advertising budget'), figure('Your margin')]).toEqual(['1000', '1000'])
  })
})

describe('R14: the result goes with the request', () => {
  test('once it is asked for, it is seen in the form, follows the figures and arrives in the message', async () => {
    const { sent } = await open('/en/leads')
    expect(screen.queryByRole('group', { name: 'Added to your request' })).toBeNull()
    const link = screen.getByRole('link', { name: 'Add to my request' })
    expect(link.getAttribute('href')).toBe('#contact')
    fireEvent.click(link)
    set('Advertising budget a month', 3000)
    const note = screen.getByRole('group', { name: 'Added to your request' })
    expect(note.textContent).toContain('Advertising budget a month: 3,000\u00a0CHF')
    await waitFor(() => expect(note.textContent).toContain('budget=3000'))
    await sendRequest()
    expect(sent).toHaveLength(1)
    expect(String(sent[0]?.message).replaceAll('\u00a0', ' ')).toContain(
      'What a customer costs\nAdvertising budget a month: 3,000 CHF\nPrice of a visit: 3 CHF\n',
    )
    expect(sent[0]?.message).toMatch(/\nhttp:\/\/localhost:\d*\/en\/leads\?budget=3000/)
  })

  test('without the marks of a preview', async () => {
    const { sent } = await open('/en/leads', { title: marked('What a customer costs') })
    fireEvent.click(screen.getByRole('link', { name: 'Add to my request' }))
    await sendRequest()
    expect(sent[0]?.message).toContain('\nWhat a customer costs\nAdvertising budget a month')
  })

  test('it is still there after another page, whose form it is not sent with', async () => {
    const { router, sent } = await open('/en/leads')
    fireEvent.click(screen.getByRole('link', { name: 'Add to my request' }))
    set('Advertising budget a month', 3000)
    await waitFor(() => expect(router.state.location.searchStr).toContain('budget=3000'))
    const { href } = router.state.location
    await act(() => router.navigate({ href: '/en/ads' }))
    expect(screen.queryByRole('group', { name: 'Added to your request' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Add to my request' })).toBeDefined()
    await act(() => router.navigate({ href }))
    expect(screen.getByRole('link', { name: 'Added to your request' })).toBeDefined()
    await sendRequest()
    expect(sent[0]?.message).toContain('Advertising budget a month: 3,000')
    expect(screen.queryByRole('group', { name: 'Added to your request' })).toBeNull()
  })

  test('who comes back to other figures keeps those that were added', async () => {
    const { router, sent } = await open('/en/leads?budget=3000')
    fireEvent.click(screen.getByRole('link', { name: 'Add to my request' }))
    await act(() => router.navigate({ href: '/en/ads' }))
    await act(() => router.navigate({ href: '/en/leads?budget=2000' }))
    expect(screen.getByRole('link', { name: 'Add to my request' })).toBeDefined()
    await sendRequest()
    expect(sent[0]?.message).toContain('Advertising budget a month: 3,000')
  })

  test('it can be left out again', async () => {
    const { sent } = await open('/en/leads')
    fireEvent.click(screen.getByRole('link', { name: 'Add to my request' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(document.activeElement?.getAttribute('name')).toBe('message')
    set('Advertising budget a month', 3000)
    expect(screen.getByRole('link', { name: 'Add to my request' })).toBeDefined()
    await sendRequest()
    expect(sent[0]?.message).toBe('Phone: 021 555 01 02\nTime slot: Monday, 06:30')
  })
})
