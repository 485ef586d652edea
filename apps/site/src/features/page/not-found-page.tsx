import { useMessages } from '@jalonne/messages'
import { ButtonLink, Contours, classNames, Grid, Plate, PlatePole, Section } from '@jalonne/ui'
import { ContentLink } from '../../shared/content-link.tsx'
import { FirstViewEnd } from '../../shared/first-view-end.tsx'
import { useShownPath } from '../../shared/shown-address.ts'
import { Text } from '../../shared/text.tsx'
import { MapEdge } from './map-edge.tsx'
import styles from './not-found-page.module.css'
import pageStyles from './page.module.css'
import { PageHead } from './page-head.tsx'
import { useReportNotFound } from './report-not-found.ts'

const waysOn = [
  { href: '/services', label: 'nav.services' },
  { href: '/blog', label: 'nav.blog' },
  { href: '/contact', label: 'nav.contact' },
] as const

/** What a visitor sees at an address without a page, within the site's frame: the map ends, three signs lead back. */
export function NotFoundPage() {
  const text = useMessages()
  const path = useShownPath()
  useReportNotFound()
  const title = text('notFound.title')
  return (
    <>
      <Section className={classNames(pageStyles.state, styles.page)}>
        <PageHead path={path} title={title} description={text('notFound.text')} noindex={true} />
        <Contours className={styles.sheet} seed="not-found" />
        <MapEdge />
        <Grid className={styles.grid}>
          <div className={styles.text}>
            <h1>{title}</h1>
            <p>
              <Text value={text('notFound.text')} />
            </p>
            <ButtonLink
              as={ContentLink}
              data-cta="not-found-call"
              href="/contact#call"
              variant="secondary"
            >
              {text('notFound.call')}
            </ButtonLink>
          </div>
          <div className={styles.signs}>
            <PlatePole>
              {waysOn.map(({ href, label }) => (
                <Plate as={ContentLink} href={href} key={href} to="left">
                  {text(label)}
                </Plate>
              ))}
            </PlatePole>
          </div>
        </Grid>
      </Section>
      <FirstViewEnd />
    </>
  )
}
