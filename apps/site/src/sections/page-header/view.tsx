import { ButtonLink, Contours, classNames, Grid, PageTitle, Section } from '@jalonne/ui'
import type { Page } from '../../queries/section-types.ts'
import { PageBreadcrumbs } from '../../shared/breadcrumbs.tsx'
import { addressFromPage } from '../../shared/contact/address-from-page.ts'
import { ContentImage } from '../../shared/content-image.tsx'
import { ContentLink } from '../../shared/content-link.tsx'
import { passingName } from '../../shared/pictures/passing-name.ts'
import { FigureText, hasFigure } from '../../shared/prices/figure-text.tsx'
import { Text, textOf } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** A header over a section on a dark sheet stands on that sheet too. */
const isOnDarkSheet = ({ sections }: Page) => sections[1]?._type === 'chatDemo'

/** The top of an inner page on its own map sheet: where it lies, its heading, its figure, and a service's picture. */
export function View({ section, page }: ViewProps<'pageHeader'>) {
  const id = `${section._key}-title`
  const { picture, service } = page
  return (
    <Section
      aria-labelledby={id}
      className={styles.header}
      ground={isOnDarkSheet(page) ? 'night' : 'paper'}
      id={section.anchor ?? undefined}
    >
      <Contours className={styles.sheet} seed={page.mapSeed ?? page.path} />
      <PageBreadcrumbs page={page} />
      <Grid className={classNames(styles.grid, picture?.url && styles.withPicture)}>
        <div className={styles.text}>
          <PageTitle
            id={id}
            isLong={textOf(section.title).split('\n').length > 2}
            lead={section.lead && <Text value={section.lead} />}
            title={<Text value={section.title} />}
          />
          {section.action ? (
            <p className={styles.action}>
              <ButtonLink
                as={ContentLink}
                data-cta="header"
                href={addressFromPage(section.action.href, page)}
              >
                <Text value={section.action.label} />
              </ButtonLink>
            </p>
          ) : null}
        </div>
        {picture?.url ? (
          <div className={styles.picture} style={passingName(service)}>
            <ContentImage
              eager
              image={picture}
              ratio={7 / 4}
              sizes="(width >= 1024px) 40vw, 100vw"
            />
          </div>
        ) : null}
        {hasFigure(section.figure) ? (
          <p className={styles.figure}>
            <FigureText figure={section.figure} size="large" />
          </p>
        ) : null}
      </Grid>
    </Section>
  )
}
