import { Contours, Icon, Section } from '@jalonne/ui'
import { ArrowRight } from 'lucide'
import { addressFromPage } from '../../shared/contact/address-from-page.ts'
import { ContentLink } from '../../shared/content-link.tsx'
import { FigureText, hasFigure } from '../../shared/prices/figure-text.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** An invitation on one great dark sign; all of it leads where its link leads. */
export function View({ section, page }: ViewProps<'callToActionCard'>) {
  const id = `${section._key}-title`
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <div className={styles.sign}>
        <Contours className={styles.sheet} seed={section.link?.href ?? section._key} />
        <div>
          <h2 className={styles.title} id={id}>
            <Text value={section.title} />
          </h2>
          {section.text ? (
            <p className={styles.lead}>
              <Text value={section.text} />
            </p>
          ) : null}
        </div>
        {hasFigure(section.figure) ? (
          <p className={styles.figure}>
            <FigureText figure={section.figure} size="large" />
          </p>
        ) : null}
        {section.link ? (
          <ContentLink
            className={styles.link}
            data-cta="card"
            href={addressFromPage(section.link.href, page)}
          >
            <Text value={section.link.label} />
            <Icon of={ArrowRight} />
          </ContentLink>
        ) : null}
      </div>
    </Section>
  )
}
