import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { marked } from '../../testing/marked.ts'
import { openSite } from '../../testing/open-site.tsx'

type Person = NonNullable<SectionOf<'lanyard'>['person']>

const ada: Person = { name: 'Ada Keller', role: 'Director', languages: 'French', since: 2001 }

const openLanyard = (person: Person | null) =>
  openSite('/en', {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        { _type: 'lanyard', _key: 'badge', anchor: null, title: 'The boss', lead: null, person },
      ],
    }),
  })

const part = () => within(screen.getByRole('region', { name: 'The boss' }))
const badge = () => part().getByRole('img', { name: /^Badge of/ })

afterEach(cleanup)

test('R17: a person stands beside their badge, which says the same', async () => {
  await openLanyard(ada)
  expect(badge().getAttribute('aria-label')).toBe('Badge of Ada Keller, Director')
  expect([...badge().querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['AK', 'Ada Keller', 'Director', '2001', 'Jalonne']),
  )
  expect(
    part()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['Director', 'French', 'since 2001'])
})

test('what an editor has left out leaves no gap', async () => {
  await openLanyard({ ...ada, languages: null, since: null })
  expect(part().getAllByRole('definition')).toHaveLength(1)
})

test('a long name is written smaller, so that it stays on the badge', async () => {
  const sizeOf = () => {
    const name = [...badge().querySelectorAll('text')].find(({ textContent }) =>
      textContent.startsWith('Ada'),
    )
    return Number(name?.getAttribute('font-size'))
  }
  await openLanyard(ada)
  expect(sizeOf()).toBe(38)
  cleanup()
  await openLanyard({ ...ada, name: 'Ada Marie-Antoinette Keller-Vuagniaux' })
  expect(sizeOf()).toBeLessThan(20)
})

test('in a preview the role is as large as visitors see it', async () => {
  await openLanyard({ ...ada, role: marked('Director') })
  const role = [...badge().querySelectorAll('text')].find(
    ({ textContent }) => textContent === 'Director',
  )
  expect(role?.getAttribute('font-size')).toBe('20')
})

test('without the person there is nothing', async () => {
  await openLanyard(null)
  expect(screen.queryByText('The boss')).toBeNull()
})
