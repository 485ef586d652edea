import { placeOf } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { quiz as texts } from '@jalonne/messages/quiz'
import { ButtonLink, Icon } from '@jalonne/ui'
import { RotateCcw } from 'lucide'
import type { Page } from '../../queries/section-types.ts'
import { contactAddress } from '../../shared/contact/contact-address.ts'
import { ContentLink } from '../../shared/content-link.tsx'
import { PlateLink } from '../../shared/plate-link.tsx'
import type { QuizProgress, QuizRecommendation } from '../../shared/quiz/quiz.ts'
import { withAnswers } from '../../shared/quiz/quiz-address.ts'
import { Text } from '../../shared/text.tsx'
import styles from './result.module.css'
import type { QuizPlace } from './station.tsx'

interface ResultProps {
  at: QuizPlace
  page: Page
  progress: QuizProgress
  recommendation: QuizRecommendation
}

/** What the answers lead to, with the answers as its reasons, the way to the form and the way back to the start. */
export function Result({ at, page, progress, recommendation }: ResultProps) {
  const t = useMessages(texts)
  const { callToAction, description, sessions, tag, title } = recommendation
  const form = page.sections.find(({ _type }) => _type === 'serviceContactForm')
  const contact = form
    ? `${at.path}${withAnswers(at.search, progress.answers)}#${placeOf(form)}`
    : `/contact${withAnswers('', progress.answers)}`
  return (
    <div className={styles.result}>
      <div>
        <h3 className={styles.heading} data-here tabIndex={-1}>
          <span className={styles.term}>{t('recommended')}</span>
          <span className={styles.title}>
            <Text value={title} />
          </span>
        </h3>
        <p className={styles.description}>
          <Text value={description} />
        </p>
        <PlateLink
          className={styles.way}
          cta="quiz"
          figure={sessions ? t('sessions', { count: sessions }) : null}
          href={contactAddress(contact, { source: 'quiz', rec: tag ?? '' })}
        >
          <Text value={callToAction} />
        </PlateLink>
      </div>
      <div>
        <h4 className={styles.term}>{t('reasons')}</h4>
        <ul className={styles.reasons}>
          {progress.chosen.map(({ option, question }) => (
            <li className={styles.reason} key={question._key}>
              <Text value={option.text} />
            </li>
          ))}
        </ul>
        <ButtonLink
          as={ContentLink}
          href={`${at.path}${withAnswers(at.search, [])}#${at.anchor}`}
          variant="secondary"
        >
          <Icon of={RotateCcw} size={18} />
          {t('restart')}
        </ButtonLink>
      </div>
    </div>
  )
}
