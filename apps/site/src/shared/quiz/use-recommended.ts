import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import type { Page } from '../../queries/section-types.ts'
import { useShownQuery } from '../shown-address.ts'
import type { SentenceOf } from '../text.tsx'
import { recommendedOn } from './quiz.ts'
import { withAnswers } from './quiz-address.ts'

/** What a quiz has recommended to whoever comes to the form, as it goes with what they write. */
export interface Recommended {
  /** The quiz, the answers and what they led to, line by line. */
  note: SentenceOf
  /** The same for machines. */
  meta: { source: 'quiz'; rec: string }
  /** The address of the form without it. */
  without: string
}

/** Reads it from the address (`?source=quiz&rec=mood`); null for what no quiz that its page knows recommends. */
export function useRecommended(page: Page, anchor: string): Recommended | null {
  const text = useMessages(forms)
  const search = useShownQuery()
  const found = recommendedOn(page, search)
  if (!found) return null
  const { answers, chosen, quiz, recommendation, tag } = found
  const line = (label: string, value: string) => text('service.line', { label, value })
  return {
    note: (write) =>
      [
        write(quiz.title),
        ...chosen.map(({ option, question }) => `${write(question.text)} ${write(option.text)}`),
        line(text('note.recommended'), write(recommendation.title)),
      ]
        .filter(Boolean)
        .join('\n'),
    meta: { source: 'quiz', rec: tag },
    without: `${page.path}${withAnswers(search, answers)}#${anchor}`,
  }
}
