import { Grid, Icon, Section } from '@jalonne/ui'
import { ArrowRight } from 'lucide'
import { ContentLink } from '../../shared/content-link.tsx'
import { FigureText } from '../../shared/prices/figure-text.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** Services as a ruled list: what each is, and its figure. The whole row leads to its page. */
export function View({ section }: ViewProps<'servicesList'>) {
  const id = `${section._key}-title`
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <ul className={styles.services}>
        {section.services.map((service) => (
          <li className={styles.service} key={service._id}>
            <Grid className={styles.grid}>
              <h3 className={styles.title}>
                <ContentLink className={styles.link} href={service.href}>
                  <Text value={service.title} />
                </ContentLink>
              </h3>
              <div className={styles.text}>
                <p className={styles.sub}>
                  <Text value={service.sub} />
                </p>
                <p className={styles.desc}>
                  <Text value={service.desc} />
                </p>
              </div>
              <p className={styles.figure}>
                <FigureText figure={service.figure} />
                <Icon className={styles.arrow} of={ArrowRight} />
              </p>
            </Grid>
          </li>
        ))}
      </ul>
    </Section>
  )
}
