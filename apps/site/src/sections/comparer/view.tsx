import { useMessages } from '@jalonne/messages'
import { Icon, Section, VisuallyHidden } from '@jalonne/ui'
import { useInMotion } from '@jalonne/ui/motion'
import { ArrowRight, MoveHorizontal } from 'lucide'
import { useRef, useState } from 'react'
import { ContentImage } from '../../shared/content-image.tsx'
import { PauseButton } from '../../shared/pause-button.tsx'
import { Window, WindowBar } from '../../shared/pictures/frames.tsx'
import { PicturePlate } from '../../shared/pictures/picture-plate.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { start } from './swing.ts'
import { place, useSwing } from './use-swing.ts'
import styles from './view.module.css'

/** On a narrow screen the pictures are as high as on a wide one, and cut at their sides. */
const sizes = '(width < 768px) 1148px, (width < 1326px) 1325px, 100vw'

type Comparer = ViewProps<'comparer'>['section']

const startPercent = Math.round(start * 100)

/** A site before and after, parted by a pole to drag, and the figures that changed with it. */
export function View({ section }: ViewProps<'comparer'>) {
  const id = `${section._key}-title`
  const { before, after, results } = section
  const only = after?.url ? after : before
  return (
    <Section aria-labelledby={id} className={styles.section} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      {before?.url && after?.url ? (
        <Stage after={after} before={before} section={section} />
      ) : only?.url ? (
        <Window address={section.site} picture={only} sizes="100vw" />
      ) : null}
      {results.length > 0 ? <Results results={results} /> : null}
    </Section>
  )
}

interface StageProps {
  section: Comparer
  before: NonNullable<Comparer['before']>
  after: NonNullable<Comparer['after']>
}

function Stage({ section, before, after }: StageProps) {
  const { afterNarrow } = section
  const t = useMessages()
  const stage = useRef<HTMLDivElement>(null)
  const { moving } = useInMotion(stage)
  const [isPressed, setPressed] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  useSwing(stage, moving && !isPressed && !isPointedAt)
  const shares = (before: number) => t('comparer.value', { before, after: 100 - before })
  const sayShares = (control: HTMLInputElement) =>
    control.setAttribute('aria-valuetext', shares(control.valueAsNumber))
  return (
    <div
      className={styles.stage}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      ref={stage}
      style={{ '--at': start }}
    >
      <WindowBar address={section.site}>
        {moving && !isPressed ? (
          <PauseButton
            className={styles.pause}
            compact
            onPress={() => {
              setPressed(true)
              // The button goes; what it stood for is moved by hand now.
              stage.current?.querySelector('input')?.focus()
            }}
            paused={false}
          />
        ) : null}
      </WindowBar>
      <div className={styles.pictures}>
        <div className={styles.after}>
          <div className={afterNarrow?.url ? styles.wide : undefined}>
            <ContentImage image={after} sizes={sizes} />
          </div>
          {afterNarrow?.url ? (
            <div className={styles.narrow}>
              <ContentImage image={afterNarrow} sizes="100vw" />
            </div>
          ) : null}
        </div>
        <div className={styles.before}>
          <ContentImage image={before} sizes={sizes} />
        </div>
        <input
          aria-label={t('comparer.label')}
          aria-valuetext={shares(startPercent)}
          className={styles.control}
          defaultValue={startPercent}
          max={100}
          min={0}
          onFocus={({ currentTarget }) => {
            setPressed(true)
            sayShares(currentTarget)
          }}
          onInput={({ currentTarget }) => {
            setPressed(true)
            place(stage.current, currentTarget.valueAsNumber / 100)
            sayShares(currentTarget)
          }}
          onPointerDown={() => setPressed(true)}
          type="range"
        />
        <div aria-hidden="true" className={styles.pole}>
          <span className={styles.knob}>
            <Icon of={MoveHorizontal} size={28} />
          </span>
          {section.beforeSign ? (
            <PicturePlate className={styles.beforeSign} to="left">
              <Text value={section.beforeSign} />
            </PicturePlate>
          ) : null}
          {section.afterSign ? (
            <PicturePlate className={styles.afterSign}>
              <Text value={section.afterSign} />
            </PicturePlate>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function Results({ results }: Pick<Comparer, 'results'>) {
  const t = useMessages()
  return (
    <ul className={styles.results}>
      {results.map(({ _key, before, value, label }) => (
        <li className={styles.result} key={_key}>
          <p className={styles.figures}>
            {before ? (
              <>
                <VisuallyHidden>{t('comparer.before')} </VisuallyHidden>
                <s>
                  <Text value={before} />
                </s>
                <Icon of={ArrowRight} size={30} />
                <VisuallyHidden>{t('comparer.after')} </VisuallyHidden>
              </>
            ) : null}
            <strong>
              <Text value={value} />
            </strong>
          </p>
          <p className={styles.label}>
            <Text value={label} />
          </p>
        </li>
      ))}
    </ul>
  )
}
