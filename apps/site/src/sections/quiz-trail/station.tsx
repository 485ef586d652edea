import { withLanguage } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { quiz as texts } from '@jalonne/messages/quiz'
import { Icon, Plate, VisuallyHidden } from '@jalonne/ui'
import { useRouter } from '@tanstack/react-router'
import { Check } from 'lucide'
import type { FormEvent } from 'react'
import { ContentLink } from '../../shared/content-link.tsx'
import { useLanguage } from '../../shared/language.tsx'
import type { QuizProgress, QuizQuestion } from '../../shared/quiz/quiz.ts'
import { withAnswers, writtenAnswers } from '../../shared/quiz/quiz-address.ts'
import { Text } from '../../shared/text.tsx'
import styles from './station.module.css'

/** Where a quiz stands: its page, its place on it, and the query of the address. */
export interface QuizPlace {
  path: string
  anchor: string
  search: string
}

interface StationProps {
  at: QuizPlace
  /** Which question of the quiz, from 0. */
  number: number
  progress: QuizProgress
}

/** A question of the trail: answered, to be answered, or still to come. */
export function Station({ at, number, progress }: StationProps) {
  const t = useMessages(texts)
  const { answers, chosen, questions } = progress
  const question = questions[number]
  if (!question) return null
  const answer = chosen[number]
  const isHere = number === answers.length
  const state = answer ? 'answered' : isHere ? 'here' : 'ahead'
  const progressText = t('progress', { number: number + 1, count: questions.length })
  return (
    <li className={styles.station} data-state={state}>
      <span aria-hidden="true" className={styles.mark}>
        {answer ? <Icon of={Check} size={14} /> : null}
      </span>
      {isHere ? (
        <Question answers={answers} at={at} progress={progressText} question={question} />
      ) : (
        <>
          <p className={styles.progress}>{progressText}</p>
          <h3 className={styles.name}>
            <Text value={question.text} />
          </h3>
          {answer ? (
            <Plate
              className={styles.answer}
              as={ContentLink}
              href={`${at.path}${withAnswers(at.search, answers.slice(0, number))}#${at.anchor}`}
              size="small"
              tone="ink"
            >
              <Text value={answer.option.text} />
              <VisuallyHidden>, {t('change')}</VisuallyHidden>
            </Plate>
          ) : null}
        </>
      )}
    </li>
  )
}

interface QuestionProps {
  answers: readonly number[]
  at: QuizPlace
  progress: string
  question: QuizQuestion
}

/** Each answer is a button: one press answers and goes on, here and, without scripts, by its address. */
function Question({ answers, at, progress, question }: QuestionProps) {
  const language = useLanguage()
  const router = useRouter()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const next = [...submitter.value].map((digit) => Number(digit) - 1)
    void router.navigate({
      to: '.',
      search: { raw: withAnswers(at.search, next) },
      resetScroll: false,
    })
  }
  return (
    <form
      action={`${withLanguage(at.path, language)}#${at.anchor}`}
      className="prints"
      onSubmit={submit}
    >
      <fieldset className={styles.question}>
        <legend className={styles.legend} data-here tabIndex={-1}>
          <span className={styles.progress}>{progress}</span>
          <span className={styles.name}>
            <Text value={question.text} />
          </span>
        </legend>
        <div className={styles.options}>
          {question.options?.map((option, place) => (
            <button
              className={styles.option}
              key={option._key}
              name="answers"
              type="submit"
              value={writtenAnswers([...answers, place])}
            >
              <span>
                <Text value={option.text} />
              </span>
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
