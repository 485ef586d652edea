import { ButtonLink, Grid, Plate, PlatePole, VisuallyHidden } from '@jalonne/ui'
import type { ReactNode } from 'react'
import type { SectionOf } from '../../queries/section-types.ts'
import { contactAddress } from '../../shared/contact/contact-address.ts'
import { ContentImage } from '../../shared/content-image.tsx'
import { ContentLink } from '../../shared/content-link.tsx'
import { passingName } from '../../shared/pictures/passing-name.ts'
import { FigureText } from '../../shared/prices/figure-text.tsx'
import { Text } from '../../shared/text.tsx'
import type { FilledSpread } from './filled-spread.ts'
import styles from './spread.module.css'

type Content = SectionOf<'serviceSpreads'>

interface SpreadProps extends Pick<Content, 'contact'> {
  more: Content['more']
  spread: FilledSpread
  /** Its number among the spreads, from 1. */
  numeral: number
  /** The map its sign stands on. */
  sheet: ReactNode
}

/** One service, or a few that are sold together: what it is, whom to ask, and the sign to its page. */
export function Spread({ spread, numeral, sheet, contact, more }: SpreadProps) {
  const { place, title, sub, desc, picture, services } = spread
  const id = `${place}-title`
  return (
    <article
      aria-labelledby={id}
      className={styles.spread}
      id={place}
      style={{ '--numeral': numeral }}
    >
      <Grid className={styles.grid}>
        <span aria-hidden className={styles.numeral}>
          {numeral}
        </span>
        <h2 className={styles.title} id={id}>
          <Text value={title} />
        </h2>
        <div className={styles.body}>
          <div className={styles.columns}>
            <div>
              <p className={styles.sub}>
                <Text value={sub} />
              </p>
              <p className={styles.desc}>
                <Text value={desc} />
              </p>
              {contact ? (
                <ButtonLink
                  as={ContentLink}
                  className={styles.contact}
                  data-cta="services-contact"
                  href={contactAddress(contact.href, { product: place })}
                  variant="secondary"
                >
                  <span>
                    <Text value={contact.label} />
                    <VisuallyHidden>
                      {' – '}
                      <Text value={title} />
                    </VisuallyHidden>
                  </span>
                </ButtonLink>
              ) : null}
            </div>
            {picture?.url ? (
              <div>
                <div style={passingName(place)}>
                  <ContentImage
                    className={styles.picture}
                    eager={numeral === 1}
                    image={picture}
                    ratio={7 / 4}
                    sizes="(width >= 1024px) 42vw, 100vw"
                  />
                </div>
                <ul className={styles.hung}>
                  {services.map((service) => (
                    <li key={service._id}>
                      <ServicePlate {...{ service, spread, more }} />
                    </li>
                  ))}
                </ul>
              </div>
            ) : (
              <div className={styles.ground}>
                {sheet}
                <PlatePole>
                  {services.map((service) => (
                    <ServicePlate key={service._id} {...{ service, spread, more }} />
                  ))}
                </PlatePole>
              </div>
            )}
          </div>
        </div>
      </Grid>
    </article>
  )
}

interface ServicePlateProps extends Pick<SpreadProps, 'spread' | 'more'> {
  service: Content['spreads'][number]['services'][number]
}

/** The sign to a service's page, by what is there or, where a spread has several, by its name. */
function ServicePlate({ service, spread, more }: ServicePlateProps) {
  const isAlone = spread.services.length === 1
  return (
    <Plate
      as={ContentLink}
      figure={<FigureText figure={service.figure} />}
      href={service.href}
      tone="ink"
      viewTransition
    >
      {isAlone ? (
        <>
          <Text value={more} />
          <VisuallyHidden>
            {' – '}
            <Text value={spread.title} />
          </VisuallyHidden>
        </>
      ) : (
        <>
          <VisuallyHidden>
            <Text value={more} />
            {' – '}
          </VisuallyHidden>
          <Text value={service.title} />
        </>
      )}
    </Plate>
  )
}
