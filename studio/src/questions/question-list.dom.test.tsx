import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuestionList } from './question-list.tsx'
import type { OpenQuestion } from './read-questions.ts'

const question: OpenQuestion = {
  language: 'fr',
  text: 'Vendez-vous des raquettes ?',
  count: 3,
  lastAt: '2026-03-06T09:00:00.000Z',
}

const show = (props: Partial<ComponentProps<typeof QuestionList>>) =>
  render(
    <ThemeProvider theme={buildTheme()}>
      <QuestionList found={null} onAnswer={vi.fn()} readAgain={vi.fn()} state="read" {...props} />
    </ThemeProvider>,
  )

afterEach(cleanup)

test('an editor reads what was asked, how often, when last and in which language, and answers it', () => {
  const onAnswer = vi.fn()
  show({ found: { areKept: true, questions: [question] }, onAnswer })
  const line = screen.getByRole('listitem')
  expect(line.textContent).toContain('In French · asked 3 times · last on 6 March 2026')
  expect(screen.getByText(question.text).closest('[lang]')?.getAttribute('lang')).toBe('fr')
  fireEvent.click(screen.getByRole('button', { name: `Answer “${question.text}”` }))
  expect(onAnswer).toHaveBeenCalledWith(question)
})

test('a viewer reads them, and can only have them read again', () => {
  show({ found: { areKept: true, questions: [{ ...question, count: 1 }] }, onAnswer: null })
  expect(screen.getByRole('listitem').textContent).toContain('asked once')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refresh'])
})

test('without any, it says that nothing is left, and where none are kept, so', () => {
  show({ found: { areKept: false, questions: [] } })
  expect(screen.getByRole('status').textContent).toContain('Nothing left')
  expect(screen.getByText(/^No further questions are kept/)).toBeTruthy()
})

test('while the site does not answer, it says so and can be asked again', () => {
  const readAgain = vi.fn()
  show({ state: 'failed', readAgain })
  expect(screen.getByRole('alert').textContent).toBe(
    'The questions could not be read. Is the site running?',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(readAgain).toHaveBeenCalledOnce()
})

test('what is being read is announced, and what was read stays meanwhile', () => {
  show({ state: 'reading' })
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  cleanup()
  show({ state: 'reading', found: { areKept: true, questions: [question] } })
  expect(screen.getByText(question.text)).toBeTruthy()
})
