import { Contours, Grid, PageTitle, Section } from '@jalonne/ui'
import { PageBreadcrumbs } from '../../shared/breadcrumbs.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './view.module.css'

/** The top of the blog: where it lies, its heading on a map sheet, and the form for the newsletter. */
export function View({ section, page }: ViewProps<'blogHeader'>) {
  const id = `${section._key}-title`
  return (
    <Section aria-labelledby={id} className={styles.header} id={section.anchor ?? undefined}>
      <Contours className={styles.sheet} seed={page.mapSeed ?? page.path} />
      <PageBreadcrumbs page={page} />
      <Grid className={styles.grid}>
        <div className={styles.text}>
          <PageTitle
            id={id}
            lead={section.lead && <Text value={section.lead} />}
            title={<Text value={section.title} />}
          />
        </div>
        <div className={styles.newsletter}>
          <NewsletterForm
            note={section.newsletterNote}
            thanks={section.newsletterThanks}
            title={section.newsletterTitle}
          />
        </div>
      </Grid>
    </Section>
  )
}
