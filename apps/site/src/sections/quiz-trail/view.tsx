import { type Language, placeOf } from '@jalonne/domain'
import { forms } from '@jalonne/messages/forms'
import { quiz as texts } from '@jalonne/messages/quiz'
import { Section } from '@jalonne/ui'
import { useEffect, useRef } from 'react'
import { quizProgress } from '../../shared/quiz/quiz.ts'
import { SectionHead } from '../../shared/section-head.tsx'
import { useShownQuery } from '../../shared/shown-address.ts'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { Result } from './result.tsx'
import { Station } from './station.tsx'
import styles from './view.module.css'

export const prepare = (language: Language) =>
  Promise.all([texts.load(language), forms.load(language)])

/**
 * Questions on a trail, one at a time, and a recommendation at its end. The answers stand in the address: they can be taken
 * back, kept and sent on, and without scripts each is a request.
 */
export function View({ section, page }: ViewProps<'quizTrail'>) {
  const id = `${section._key}-title`
  const anchor = placeOf(section)
  const search = useShownQuery()
  const { quiz } = section
  const progress = quiz ? quizProgress(quiz, search) : null
  const place = useFocusOnAnswer(progress?.answers.join())
  const at = { anchor, path: page.path, search }
  return (
    <Section aria-labelledby={id} id={anchor}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      {quiz && progress ? (
        <div ref={place}>
          <p className={styles.title}>
            <Text value={quiz.title} />
          </p>
          <ol className={styles.trail}>
            {progress.questions.map((question, number) => (
              <Station at={at} key={question._key} number={number} progress={progress} />
            ))}
          </ol>
          {progress.recommendation ? (
            <Result
              at={at}
              page={page}
              progress={progress}
              recommendation={progress.recommendation}
            />
          ) : null}
        </div>
      ) : null}
    </Section>
  )
}

/** What was pressed goes with its question: the next one, or the result, is focused then, and read out. */
function useFocusOnAnswer(answers: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(answers)
  useEffect(() => {
    if (before.current !== answers)
      place.current?.querySelector<HTMLElement>('[data-here]')?.focus()
    before.current = answers
  }, [answers])
  return place
}
