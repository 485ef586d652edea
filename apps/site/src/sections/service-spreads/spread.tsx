import { ButtonLink, Grid, Plate, PlatePole, VisuallyHidden } from '@jalonne/ui'
import type { CSSProperties, ReactNode } from 'react'
import type { SectionOf } from '../../queries/section-types.ts'
import { contactAddress } from '../../shared/contact/contact-address.ts'
import { ContentLink } from '../../shared/content-link.tsx'
import { FigureText } from '../../shared/prices/figure-text.tsx'
import { Text } from '../../shared/text.tsx'
import styles from './spread.module.css'

type Content = SectionOf<'serviceSpreads'>

interface SpreadProps extends Pick<Content, 'contact' | 'more'> {
  spread: Content['spreads'][number]
  /** Its number among the spreads, from 1. */
  numeral: number
  /** The map its sign stands on. */
  sheet: ReactNode
}

/** One service, or a few that are sold together: what it is, whom to ask, and the sign to its page. */
export function Spread({ spread, numeral, sheet, contact, more }: SpreadProps) {
  const { place, title, sub, desc, services } = spread
  const id = `${place}-title`
  return (
    <article
      aria-labelledby={id}
      className={styles.spread}
      id={place}
      style={{ '--numeral': numeral } as CSSProperties}
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
            <div className={styles.ground}>
              {sheet}
              <PlatePole>
                {services.map((service) => (
                  <Plate
                    as={ContentLink}
                    figure={<FigureText figure={service.figure} />}
                    href={service.href}
                    key={service._id}
                    tone="ink"
                  >
                    {services.length === 1 ? (
                      <>
                        <Text value={more} />
                        <VisuallyHidden>
                          {' – '}
                          <Text value={title} />
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
                ))}
              </PlatePole>
            </div>
          </div>
        </div>
      </Grid>
    </article>
  )
}
