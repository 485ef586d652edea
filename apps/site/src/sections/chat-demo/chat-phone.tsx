import { useMessages } from '@jalonne/messages'
import { chatDemo } from '@jalonne/messages/chat-demo'
import { Icon, VisuallyHidden } from '@jalonne/ui'
import { useInMotion } from '@jalonne/ui/motion'
import { ArrowUp } from 'lucide'
import { useMemo, useRef, useState } from 'react'
import { languageOf } from '../../queries/localize.ts'
import { DemoForm } from '../../shared/chat/demo-form.tsx'
import { ContentImage } from '../../shared/content-image.tsx'
import { ContentLink } from '../../shared/content-link.tsx'
import { PauseButton } from '../../shared/pause-button.tsx'
import { clientColours } from '../../shared/pictures/client-colours.ts'
import { ClientMark } from '../../shared/pictures/client-mark.tsx'
import { PhoneCase } from '../../shared/pictures/frames.tsx'
import { PicturePlate } from '../../shared/pictures/picture-plate.tsx'
import { Text, wordsOf } from '../../shared/text.tsx'
import { useTimeline } from '../../shared/timeline/use-timeline.ts'
import type { ViewProps } from '../view-props.ts'
import styles from './chat-phone.module.css'
import { Pointer } from './pointer.tsx'
import { beginningOf, type ChatMoment, timelineOf } from './timeline.ts'

type Demo = ViewProps<'chatDemo'>['section']
type Message = NonNullable<Demo['messages']>[number]

/** What the pointer goes to, by phase; elsewhere it rests. */
const goals: Partial<Record<ChatMoment['phase'], string>> = {
  toInput: 'input',
  type: 'input',
  toSend: 'send',
  sent: 'send',
  toAction: 'action',
  press: 'action',
}

/**
 * A conversation that plays while it is looked at, until it is touched: then it stands there whole, as it does without
 * scripts and for those who want less motion. All of it is always there for those who listen.
 */
export function ChatPhone({ section }: { section: Demo }) {
  const t = useMessages(chatDemo)
  const phone = useRef<HTMLDivElement>(null)
  const messages = section.messages ?? noMessages
  const { started, moving } = useInMotion(phone)
  const [paused, setPaused] = useState(false)
  // Whether a visitor has pressed something on it, or gone there by keyboard.
  const [touched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  const timeline = useMemo(() => timelineOf(messages.map(spoken)), [messages])
  const frame = useTimeline(timeline, beginningOf(timeline), moving && !paused && !touched)
  const plays = started && !touched
  const { phase, shown, typed } = touched ? wholeOf(messages) : frame
  const next = messages[shown]?.text
  const form = messages.find((message) => message.form)
  const formId = `${section._key}-form`
  return (
    <div className={styles.stage}>
      <PhoneCase
        className={styles.phone}
        data-phase={phase}
        onFocus={touch}
        onPointerDown={touch}
        ref={phone}
        style={clientColours(section.client)}
      >
        <div className={styles.glass}>
          <div className={styles.bar}>
            {section.client ? <ClientMark client={section.client} /> : null}
            <span aria-hidden="true" className={styles.status}>
              {t('answering')}
            </span>
          </div>
          <ol aria-label={t('conversation')} className={styles.messages}>
            {messages.map((message, place) => (
              <li
                className={styles.message}
                data-from={message.from}
                data-state={place < shown ? 'shown' : 'hidden'}
                data-writing={phase === 'writing' && place === shown}
                key={message._key}
              >
                {message.sign ? (
                  <p className={styles.sign}>
                    <PicturePlate
                      figure={message.signFigure ? <Text value={message.signFigure} /> : null}
                      to="left"
                    >
                      <Text value={message.sign} />
                    </PicturePlate>
                  </p>
                ) : null}
                {message.note ? (
                  <p className={styles.note}>
                    <Text value={message.note} />
                  </p>
                ) : null}
                <p className={styles.bubble}>
                  <VisuallyHidden>{t(message.from === 'user' ? 'visitor' : 'bot')} </VisuallyHidden>
                  <Text value={message.text} />
                </p>
                <Actions
                  formId={formId}
                  isPressed={phase === 'press' && place === shown - 1}
                  isWanted={place === shown - 1}
                  message={message}
                />
              </li>
            ))}
          </ol>
          <div className={styles.foot} data-asks={form !== undefined && shown === messages.length}>
            <div aria-hidden="true" className={styles.composer}>
              <span className={styles.input} data-pointer="input">
                {typed > 0 ? (
                  <span className={styles.typed} lang={languageOf(next)}>
                    {[...wordsOf(next)].slice(0, typed).join('')}
                  </span>
                ) : (
                  t('placeholder')
                )}
              </span>
              <span className={styles.send} data-pointer="send">
                <Icon of={ArrowUp} size={18} />
              </span>
            </div>
            {form ? <DemoForm id={formId} /> : null}
          </div>
        </div>
        {section.picture?.url ? (
          <ContentImage className={styles.picture} image={section.picture} sizes="170px" />
        ) : null}
        {plays ? <Pointer goal={goals[phase] ?? null} round={`${shown}-${phase}`} /> : null}
      </PhoneCase>
      <div className={styles.controls}>
        {plays ? <PauseButton onPress={() => setPaused(!paused)} paused={paused} /> : null}
      </div>
    </div>
  )
}

const noMessages: Message[] = []

const spoken = ({ actions, form, from, text }: Message) => ({
  isTyped: from === 'user',
  characters: [...wordsOf(text)].length,
  actions: actions?.length ?? 0,
  form: form === true,
})

const wholeOf = ({ length }: readonly Message[]) =>
  ({ phase: 'end', shown: length, typed: 0 }) as const

interface ActionsProps {
  message: Message
  /** The form that a button without an address leads to. */
  formId: string
  /** Whether the pointer may go to the last of them. */
  isWanted: boolean
  isPressed: boolean
}

function Actions({ message: { actions }, formId, isWanted, isPressed }: ActionsProps) {
  if (!actions || actions.length === 0) return null
  return (
    <p className={styles.actions}>
      {actions.map(({ _key, label, path }, place) => {
        const isLast = place === actions.length - 1
        return (
          <ContentLink
            className={styles.action}
            data-pointer={isLast && isWanted ? 'action' : undefined}
            data-pressed={isLast && isPressed}
            href={path ?? `#${formId}`}
            key={_key}
          >
            <Text value={label} />
          </ContentLink>
        )
      })}
    </p>
  )
}
