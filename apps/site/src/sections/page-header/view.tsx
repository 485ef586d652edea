import { Contours, Grid, PageTitle, Section } from '@jalonne/ui'
import { Breadcrumbs } from '../../shared/breadcrumbs.tsx'
import { FigureText } from '../../shared/prices/figure-text.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../content-types.ts'
import styles from './view.module.css'

/** The top of an inner page on its own map sheet: where it lies, its heading and its figure. */
export function View({ section, page }: ViewProps<'pageHeader'>) {
  const id = `${section._key}-title`
  return (
    <Section aria-labelledby={id} className={styles.header} id={section.anchor ?? undefined}>
      <Contours className={styles.sheet} seed={page.mapSeed ?? page.path} />
      <Breadcrumbs page={page} />
      <Grid className={styles.grid}>
        <div className={styles.text}>
          <PageTitle
            id={id}
            lead={section.lead && <Text value={section.lead} />}
            title={<Text value={section.title} />}
          />
        </div>
        {section.figure ? (
          <p className={styles.figure}>
            <FigureText figure={section.figure} size="large" />
          </p>
        ) : null}
      </Grid>
    </Section>
  )
}
