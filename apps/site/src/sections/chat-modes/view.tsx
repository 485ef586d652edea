import type { Language } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { chatDemo } from '@jalonne/messages/chat-demo'
import { forms } from '@jalonne/messages/forms'
import { classNames, Section } from '@jalonne/ui'
import { DemoForm } from '../../shared/chat/demo-form.tsx'
import { ContentImage } from '../../shared/content-image.tsx'
import { clientColours } from '../../shared/pictures/client-colours.ts'
import { ClientMark } from '../../shared/pictures/client-mark.tsx'
import { WindowBar } from '../../shared/pictures/frames.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { Conversation, type Mode } from './conversation.tsx'
import { Popup } from './popup.tsx'
import styles from './view.module.css'

export const prepare = (language: Language) =>
  Promise.all([chatDemo.load(language), forms.load(language)])

/**
 * A client's site in one window, with an assistant in its corner or in the middle of its page. Radio buttons choose which
 * of the two is seen, by style alone; without scripts one stands under the other.
 */
export function View({ section }: ViewProps<'chatModes'>) {
  const text = useMessages(chatDemo)
  const id = `${section._key}-title`
  const { client, popup, inline } = section
  const mark = client ? <ClientMark client={client} /> : null
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <div className={styles.board} style={clientColours(client)}>
        <fieldset className={styles.modes}>
          <legend className="visually-hidden">{text('modes')}</legend>
          {popup ? <Choice mode={popup} name={section._key} value="popup" /> : null}
          {inline ? <Choice mode={inline} name={section._key} value="inline" /> : null}
        </fieldset>
        <div className={styles.window}>
          <WindowBar address={client?.site ?? null} />
          <div className={styles.screens}>
            {popup ? (
              <div className={classNames(styles.screen, styles.popup)}>
                {client?.phone?.url ? (
                  <div className={styles.narrow}>
                    <ContentImage image={client.phone} sizes="100vw" />
                  </div>
                ) : null}
                {client?.screen?.url ? (
                  <div className={styles.wide}>
                    <ContentImage image={client.screen} sizes="(width >= 1024px) 75vw, 100vw" />
                  </div>
                ) : null}
                <Popup client={client?.name ?? ''} mark={mark}>
                  <Conversation {...popup} />
                </Popup>
              </div>
            ) : null}
            {inline ? (
              <div className={classNames(styles.screen, styles.inline)}>
                <div className={styles.page}>
                  {mark}
                  <p className={styles.heading}>
                    <Text value={section.heading} />
                  </p>
                  {client?.phone?.url ? (
                    <div aria-hidden="true" className={styles.foot}>
                      <ContentImage image={{ ...client.phone, alt: '' }} sizes="30vw" />
                    </div>
                  ) : null}
                </div>
                <div className={styles.part}>
                  <Conversation {...inline} />
                  <p className={styles.before}>
                    <Text value={section.formText} />
                  </p>
                  <DemoForm id={`${section._key}-form`} label={text('formInPage')} />
                </div>
              </div>
            ) : null}
          </div>
        </div>
      </div>
    </Section>
  )
}

/** A sign on the pole: one of the places an assistant can stand at. */
function Choice({ mode, name, value }: { mode: Mode; name: string; value: string }) {
  const described = `${name}-${value}`
  return (
    <div className={styles.mode}>
      <label className={styles.sign}>
        <input
          aria-describedby={described}
          defaultChecked={value === 'popup'}
          name={name}
          type="radio"
          value={value}
        />
        <span>
          <Text value={mode.label} />
        </span>
      </label>
      <p className={styles.text} id={described}>
        <Text value={mode.text} />
      </p>
    </div>
  )
}
