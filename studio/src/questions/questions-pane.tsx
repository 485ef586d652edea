import { useRouter } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { faqOfQuestion } from './faq-of-question.ts'
import { QuestionList } from './question-list.tsx'
import type { OpenQuestion } from './read-questions.ts'
import { useOpenQuestions } from './use-open-questions.ts'

/** What visitors asked in vain, from where an editor begins an answer. Its option is `siteOrigin`. */
export const QuestionsPane: UserComponent = ({ options }) => {
  const { siteOrigin } = options as { siteOrigin: string }
  const { navigateIntent } = useRouter()
  const canEdit = useCanEdit()
  const answer = ({ language, text }: OpenQuestion) =>
    navigateIntent('create', [
      { type: 'faq', template: faqOfQuestion.id },
      { language, text },
    ])
  return <QuestionList {...useOpenQuestions(siteOrigin)} onAnswer={canEdit ? answer : null} />
}
