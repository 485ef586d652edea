import { classNames, Section } from '@jalonne/ui'
import type { CardContent } from '../../queries/section-types.ts'
import { ArrowLink } from '../../shared/arrow-link.tsx'
import { ContentIcon } from '../../shared/content-icon.tsx'
import { ContentImage } from '../../shared/content-image.tsx'
import rowStyles from '../../shared/even-rows.module.css'
import { twelfths } from '../../shared/even-rows.ts'
import { FigureText, hasFigure } from '../../shared/prices/figure-text.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** What belongs to an offer, as cards in even rows. */
export function View({ section }: ViewProps<'featureCards'>) {
  const id = `${section._key}-title`
  const { cards, upright } = section
  return (
    <Section
      aria-labelledby={id}
      ground={upright ? 'paper' : 'band'}
      id={section.anchor ?? undefined}
    >
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <ul className={classNames(rowStyles.rows, styles.cards, upright && styles.upright)}>
        {cards.map((card, place) => (
          <li
            className={styles.card}
            key={card._key}
            style={{ '--span': twelfths(place, cards.length) }}
          >
            <Card card={card} isUpright={upright === true} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Card({ card, isUpright }: { card: CardContent; isUpright: boolean }) {
  const { figure, icon, link, picture, text, title } = card
  return (
    <>
      {picture?.url ? (
        <ContentImage
          className={styles.picture}
          image={picture}
          keeps={isUpright ? undefined : 'top'}
          ratio={isUpright ? 300 / 340 : 1200 / 750}
          sizes="(width >= 1024px) 33vw, 100vw"
        />
      ) : (
        <span className={styles.icon}>{icon ? <ContentIcon name={icon} size={28} /> : null}</span>
      )}
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Text value={title} />
        </h3>
        {hasFigure(figure) ? (
          <p className={styles.figure}>
            <FigureText figure={figure} />
          </p>
        ) : null}
      </div>
      {text ? (
        <p className={styles.text}>
          <Text value={text} />
        </p>
      ) : null}
      {link ? (
        <ArrowLink className={styles.link} cta="feature" href={link.href} label={link.label} />
      ) : null}
    </>
  )
}
