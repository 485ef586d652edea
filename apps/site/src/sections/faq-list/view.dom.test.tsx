import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

afterEach(cleanup)

type Faq = SectionOf<'faqList'>['faqs'][number]

const block = (text: string, marks: string[] = []) => ({
  _type: 'block' as const,
  _key: text,
  style: 'normal' as const,
  markDefs: [{ _key: 'way', _type: 'textLink' as const, href: '/contact' }],
  children: [{ _type: 'span' as const, _key: 'a', text, marks }],
})
const faq = (_id: string, answer: Faq['answer']): Faq => ({ _id, question: `${_id}?`, answer })

const list: SectionOf<'faqList'> = {
  _type: 'faqList',
  _key: 'faq',
  anchor: null,
  title: 'Questions',
  faqs: [
    faq('When', [block('In 20 days', ['way'])]),
    faq('Where', { text: [block('À Genève')], lang: 'fr' }),
    faq('Why', [
      {
        ...block(''),
        children: [
          { _type: 'span', _key: 'a', text: 'Ask or ', marks: ['way'] },
          { _type: 'span', _key: 'b', text: 'call', marks: ['way', 'strong'] },
          { _type: 'span', _key: 'c', text: ' us', marks: ['way'] },
        ],
      },
    ]),
    faq('How', null),
    faq('Who', [block('Ada\nGrace')]),
  ],
  contact: { label: 'Ask another', href: '/contact' },
}

const openList = () =>
  openSite('/en', { page: (path, lang) => ({ ...testPage(path, lang), sections: [list] }) })

test('the first question is open, and opening another would close it', async () => {
  await openList()
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('main details')]
  expect(questions.map((question) => question.open)).toEqual([true, false, false, false, false])
  expect(new Set(questions.map((question) => question.getAttribute('name'))).size).toBe(1)
  expect(questions[0]?.getAttribute('name')).toBeTruthy()
})

test('answers keep their links, within the language', async () => {
  await openList()
  expect(screen.getByRole('link', { name: 'In 20 days' }).getAttribute('href')).toBe('/en/contact')
  expect(screen.getByRole('link', { name: 'Ask another' }).getAttribute('href')).toBe('/en/contact')
})

test('a link stays one link where a part of it is strong', async () => {
  await openList()
  const link = screen.getByRole('link', { name: 'Ask or call us' })
  expect(link.querySelector('strong')?.textContent).toBe('call')
})

test('a line that ends where the editor wants it to ends there', async () => {
  await openList()
  const answer = screen.getByText('Ada', { exact: false })
  expect(answer.innerHTML).toBe('Ada<br>Grace')
})

test('an answer in the other language is marked with it', async () => {
  await openList()
  expect(screen.getByText('À Genève').closest('[lang]')?.getAttribute('lang')).toBe('fr')
})

test('who comes back finds the answer open that they have read, or none when they have closed it', async () => {
  const { go } = await openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      ...(path === '/' && { sections: [list] }),
    }),
  })
  const answers = () => [...document.querySelectorAll('details')]
  const opened = () => answers().findIndex(({ open }) => open)
  const set = (place: number, open: boolean) =>
    act(async () => {
      const answer = answers()[place]
      if (!answer) throw new Error('no answer')
      answer.open = open
      fireEvent(answer, new Event('toggle'))
    })
  const leaveAndComeBack = async () => {
    await go('/en/pricing')
    await go('/en')
  }
  expect(opened()).toBe(0)
  await set(0, false)
  await set(2, true)
  await leaveAndComeBack()
  expect(opened()).toBe(2)
  await set(2, false)
  await leaveAndComeBack()
  expect(opened()).toBe(-1)
})
