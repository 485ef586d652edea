import { Section } from '@jalonne/ui'
import { PageBreadcrumbs } from '../../shared/breadcrumbs.tsx'
import { PicturePlate } from '../../shared/pictures/picture-plate.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { Ridge } from './ridge.tsx'
import { summitsFor } from './summits.ts'
import styles from './view.module.css'

/** The top of a page: what the agency is for, over a ridge with a sign planted on each summit. */
export function View({ section, page }: ViewProps<'ridgeMission'>) {
  const id = `${section._key}-title`
  return (
    <Section
      aria-labelledby={id}
      className={styles.section}
      ground="band"
      id={section.anchor ?? undefined}
    >
      <div className={styles.words}>
        <PageBreadcrumbs page={page} />
        <h1 className={styles.title} id={id}>
          <Text value={section.title} />
        </h1>
        <p className={styles.mission}>
          <Text value={section.mission} />
        </p>
      </div>
      <div className={styles.scene}>
        <Ridge className={styles.ridge} />
        <Milestones milestones={section.milestones ?? []} />
      </div>
    </Section>
  )
}

type Milestone = NonNullable<ViewProps<'ridgeMission'>['section']['milestones']>[number]

function Milestones({ milestones }: { milestones: Milestone[] }) {
  if (milestones.length === 0) return null
  const summits = summitsFor(milestones.length)
  return (
    <ol className={styles.milestones}>
      {milestones.slice(0, summits.length).map(({ _key, event, year }, place) => (
        <li className={styles.milestone} key={_key} style={{ '--place': place, ...summits[place] }}>
          <span aria-hidden className={styles.pole} />
          <PicturePlate
            className={styles.sign}
            figure={year}
            to={place === 0 && summits.length > 1 ? 'right' : 'left'}
            tone="ink"
          >
            <Text value={event} />
          </PicturePlate>
        </li>
      ))}
    </ol>
  )
}
