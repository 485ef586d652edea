import { Contours, classNames, Icon, PageTitle, Plate, Section } from '@jalonne/ui'
import { ArrowLeft, ArrowRight } from 'lucide'
import { PageBreadcrumbs } from '../../shared/breadcrumbs.tsx'
import { ContentLink } from '../../shared/content-link.tsx'
import { Window } from '../../shared/pictures/frames.tsx'
import { FigureText } from '../../shared/prices/figure-text.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

type Arm = ViewProps<'fork'>['section']['arms'][number]

/** The top of a page that asks for a choice: two large signs on one pole, a window at the foot of each. */
export function View({ section, page }: ViewProps<'fork'>) {
  const id = `${section._key}-title`
  // A sign whose page is gone leads nowhere; the other one stands alone.
  const arms = section.arms.filter(({ link }) => link && link.href !== '#')
  return (
    <Section aria-labelledby={id} className={styles.fork} id={section.anchor ?? undefined}>
      <Contours className={styles.sheet} seed={page.mapSeed ?? page.path} />
      <PageBreadcrumbs page={page} />
      <div className={styles.promise}>
        <PageTitle
          id={id}
          lead={section.lead && <Text value={section.lead} />}
          title={<Text value={section.title} />}
        />
      </div>
      {arms.length > 0 ? (
        <ul className={styles.post} data-arms={arms.length}>
          {arms.map((arm, place) => (
            <Sign arm={arm} key={arm._key} to={place === 0 && arms.length > 1 ? 'left' : 'right'} />
          ))}
        </ul>
      ) : null}
    </Section>
  )
}

function Sign({ arm, to }: { arm: Arm; to: 'left' | 'right' }) {
  const { figure, link, picture, text, title } = arm
  return (
    <li className={classNames(styles.arm, styles[to])}>
      <Plate
        as={ContentLink}
        className={styles.plate}
        data-cta={`fork-${to}`}
        figure={<FigureText figure={figure} />}
        href={link?.href ?? '#'}
        to={to}
      >
        <span className={styles.title}>
          <Text value={title} />
        </span>
        <span className={styles.text}>
          <Text value={text} />
        </span>
        <span className={styles.more}>
          {to === 'left' ? <Icon of={ArrowLeft} /> : null}
          <span>
            <Text value={link?.label} />
          </span>
          {to === 'right' ? <Icon of={ArrowRight} /> : null}
        </span>
      </Plate>
      {picture?.url ? (
        <div className={styles.scene}>
          <Window keeps="left top" picture={picture} sizes="(width >= 1024px) 40vw, 50vw" />
        </div>
      ) : null}
    </li>
  )
}
