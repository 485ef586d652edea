import type { SectionOf } from '../../queries/section-types.ts'
import { Text } from '../../shared/text.tsx'
import styles from './conversation.module.css'

export type Mode = NonNullable<SectionOf<'chatModes'>['popup']>

/** What an assistant says first, and questions that get their answers when they are pressed; the first has been. */
export function Conversation({ greeting, exchanges }: Mode) {
  return (
    <div className={styles.conversation}>
      <p className={styles.answer}>
        <Text value={greeting} />
      </p>
      {(exchanges ?? []).map(({ _key, question, answer }, place) => (
        <details className={styles.exchange} key={_key} open={place === 0}>
          <summary className={styles.question}>
            <Text value={question} />
          </summary>
          <p className={styles.answer}>
            <Text value={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
