import { say } from '../languages/studio-language.ts'
import type { OpenQuestion } from './read-questions.ts'

/** Begins a question and its answer with what a visitor asked, in the language it was asked in. */
export const faqOfQuestion = {
  id: 'faq-of-question',
  title: say('Answer to a visitor', 'Réponse à un visiteur'),
  schemaType: 'faq',
  // With parameters, it is offered only where a question is chosen.
  parameters: [
    { name: 'language', title: 'Language', type: 'string' },
    { name: 'text', title: 'Question', type: 'string' },
  ],
  value: ({ language, text }: Pick<OpenQuestion, 'language' | 'text'>) => ({
    question: { _type: 'localeString', [language]: text },
  }),
}
