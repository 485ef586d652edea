import { Section } from '@jalonne/ui'
import { Window } from '../../shared/pictures/frames.tsx'
import { PicturePlate } from '../../shared/pictures/picture-plate.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/**
 * A page from its plan to the day it goes online. On a large screen the stages lie in one window and are wiped in while
 * one scrolls; otherwise they stand side by side, or one above the other.
 */
export function View({ section }: ViewProps<'siteStages'>) {
  const id = `${section._key}-title`
  const { stages, site, sign, figure } = section
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <div className={styles.track} data-stages={stages.length}>
        <ol className={styles.stages}>
          {stages.map(({ _key, title, day, picture }, place) => (
            <li className={styles.stage} key={_key}>
              {sign && place === stages.length - 1 ? (
                <p className={styles.sign}>
                  <PicturePlate figure={figure ? <Text value={figure} /> : null}>
                    <Text value={sign} />
                  </PicturePlate>
                </p>
              ) : null}
              <Window
                address={place > 0 ? site : null}
                className={styles.window}
                picture={picture}
                sizes="(width >= 768px) 75vw, 100vw"
              />
              <p className={styles.caption}>
                <strong>
                  <Text value={title} />
                </strong>
                {day ? (
                  <span className={styles.day}>
                    <Text value={day} />
                  </span>
                ) : null}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
