import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage, testPicture } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type Person = SectionOf<'people'>['people'][number]

const person = (name: string, more: Partial<Person> = {}): Person => ({
  _id: name,
  name,
  role: 'Copy',
  text: 'Listens first.',
  languages: 'French, English',
  portrait: testPicture(`Portrait of ${name}`),
  ...more,
})

const openPeople = (people: Person[]) =>
  openSite('/en', {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        { _type: 'people', _key: 'people', anchor: null, title: 'Who we are', lead: null, people },
      ],
    }),
  })

const cards = () =>
  within(screen.getByRole('region', { name: 'Who we are' })).getAllByRole('listitem')

afterEach(cleanup)

test('R17: everybody has a card with portrait, role, words and languages', async () => {
  await openPeople([person('Ada Keller'), person('Bo Roth')])
  expect(cards()).toHaveLength(2)
  const [ada] = cards()
  if (!ada) throw new Error('there is a first card')
  expect(within(ada).getByRole('heading', { level: 3 }).textContent).toBe('Ada Keller')
  expect(within(ada).getByRole('img', { name: 'Portrait of Ada Keller' })).toBeDefined()
  expect(ada.textContent).toBe('Ada KellerCopyListens first.French, English')
})

test('one without portrait, words or languages shows initials and no empty line', async () => {
  await openPeople([person('Ada Keller', { portrait: null, text: null, languages: null })])
  expect(cards()[0]?.textContent).toBe('AKAda KellerCopy')
  expect(cards()[0]?.querySelectorAll('p')).toHaveLength(1)
})

test('fifty people and a very long name all find their place', async () => {
  const long = 'Marie-Antoinette '.repeat(12).trim()
  const names = Array.from({ length: 49 }, (_, place) => `Person ${place}`)
  await openPeople([long, ...names].map((name) => person(name)))
  expect(cards()).toHaveLength(50)
  expect(screen.getByRole('heading', { name: long })).toBeDefined()
})

test('with nobody there is no heading over nothing', async () => {
  await openPeople([])
  expect(screen.queryByText('Who we are')).toBeNull()
})

test('a card leans towards the mouse, rests when it leaves, and does not take the keyboard', async () => {
  await openPeople([person('Ada Keller')])
  const [item] = cards()
  const card = item?.firstElementChild as HTMLElement
  const box = { left: 100, top: 100, width: 200, height: 400 } as DOMRect
  if (item) item.getBoundingClientRect = () => box
  const leaning = () => ['--lean-x', '--lean-y'].map((name) => card.style.getPropertyValue(name))
  fireEvent.pointerMove(card, { pointerType: 'mouse', clientX: 300, clientY: 300 })
  expect(leaning()).toEqual(['1.000', '0.000'])
  fireEvent.pointerLeave(card)
  expect(leaning()).toEqual(['', ''])
  fireEvent.pointerMove(card, { pointerType: 'touch', clientX: 300, clientY: 300 })
  expect(leaning()).toEqual(['', ''])
  expect(card.querySelector('a, button, [tabindex]')).toBeNull()
  expect(card.tabIndex).toBe(-1)
})
