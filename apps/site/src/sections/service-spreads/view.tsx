import { Contours, Grid, Section } from '@jalonne/ui'
import { useAddressOfPlace } from '../../shared/scroll-spy/use-address-of-place.ts'
import { useScrollSpy } from '../../shared/scroll-spy/use-scroll-spy.ts'
import type { ViewProps } from '../view-props.ts'
import { filledSpread } from './filled-spread.ts'
import { Spread } from './spread.tsx'
import { SpreadIndex } from './spread-index.tsx'
import styles from './view.module.css'

/** The main services one after the other, beside a pole whose plate slides out for the one being read. */
export function View({ section, page }: ViewProps<'serviceSpreads'>) {
  const { title, contact, more } = section
  const spreads = section.spreads.map(filledSpread)
  const id = `${section._key}-title`
  const places = spreads.map(({ place }) => place)
  const { active, marked, choose } = useScrollSpy(places)
  useAddressOfPlace(active, places)
  const sheet = <Contours className={styles.sheet} seed={page.mapSeed ?? page.path} />
  return (
    <Section aria-labelledby={id} className={styles.section} id={section.anchor ?? undefined}>
      <Grid>
        <SpreadIndex choose={choose} id={id} marked={marked} spreads={spreads} title={title} />
        <div className={styles.spreads}>
          {spreads.map((spread, at) => (
            <Spread
              contact={contact}
              key={spread._key}
              more={more}
              numeral={at + 1}
              sheet={sheet}
              spread={spread}
            />
          ))}
        </div>
      </Grid>
    </Section>
  )
}
