import { classNames, Section } from '@jalonne/ui'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { profileLine, stationHeights } from './profile.ts'
import styles from './view.module.css'

/**
 * Stations along a trail that climbs: on a phone from top to bottom, on a screen four or five side by side. As a profile
 * they are poles on a line of heights, if one row holds them.
 */
export function View({ section }: ViewProps<'steps'>) {
  const id = `${section._key}-title`
  const { steps } = section
  const rows = Math.ceil(steps.length / 5)
  const columns = Math.ceil(steps.length / rows)
  const isProfile = section.drawing === 'profile' && rows === 1
  const heights = stationHeights(columns)
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      {isProfile ? <Profile line={profileLine(columns)} /> : null}
      <ol
        className={classNames(styles.trail, isProfile && styles.onProfile)}
        style={{ '--stations': columns }}
      >
        {steps.map(({ _key, title, text, when }, place) => (
          <li
            className={styles.station}
            data-ends={(place + 1) % columns === 0 || undefined}
            data-last={place === steps.length - 1 || undefined}
            key={_key}
            style={{
              '--above': columns - 1 - (place % columns),
              '--height': heights[place % columns],
            }}
          >
            {isProfile ? null : (
              <svg
                aria-hidden="true"
                className={styles.path}
                preserveAspectRatio="none"
                viewBox="0 0 100 40"
              >
                <path d="M0 40C55 40 45 0 100 0" />
              </svg>
            )}
            <span aria-hidden={when ? undefined : true} className={styles.sign}>
              {when ? <Text value={when} /> : place + 1}
            </span>
            <h3 className={styles.title}>
              <Text value={title} />
            </h3>
            {text ? (
              <p className={styles.text}>
                <Text value={text} />
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The ground under the stations. */
function Profile({ line }: { line: string }) {
  return (
    <svg
      aria-hidden="true"
      className={styles.profile}
      preserveAspectRatio="none"
      viewBox="0 0 1000 100"
    >
      <path className={styles.ground} d={`${line}V100H0Z`} />
      <path className={styles.ridge} d={line} />
    </svg>
  )
}
