import { ButtonLink, Contours, Grid, Icon, PageTitle, Plate, PlatePole, Section } from '@jalonne/ui'
import { ArrowRight } from 'lucide'
import { ContentLink } from '../../shared/content-link.tsx'
import { FigureText } from '../../shared/prices/figure-text.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** The top of the landing page: the promise on the left, the signs on their pole on the right. */
export function View({ section, page }: ViewProps<'heroPlates'>) {
  const id = `${section._key}-title`
  return (
    <Section aria-labelledby={id} className={styles.hero} id={section.anchor ?? undefined}>
      <Contours className={styles.sheet} seed={page.mapSeed ?? page.path} />
      <Grid className={styles.grid}>
        <div className={styles.promise}>
          {section.eyebrow ? (
            <p className={styles.eyebrow}>
              <Text value={section.eyebrow} />
            </p>
          ) : null}
          <PageTitle
            id={id}
            lead={section.lead && <Text value={section.lead} />}
            title={<Text value={section.title} />}
          />
          <Actions actions={section.actions} />
        </div>
        <div className={styles.signs}>
          <PlatePole>
            {section.plates.map((plate) => (
              <Plate
                as={ContentLink}
                figure={<FigureText figure={plate.figure} />}
                href={plate.href}
                icon={<Icon className={styles.arrow} of={ArrowRight} size={18} />}
                key={plate._key}
                tone={plate.tone}
              >
                <Text value={plate.label} />
              </Plate>
            ))}
          </PlatePole>
        </div>
      </Grid>
    </Section>
  )
}

function Actions({ actions }: Pick<ViewProps<'heroPlates'>['section'], 'actions'>) {
  if (actions.length === 0) return null
  return (
    <p className={styles.actions}>
      {actions.map((action, place) => (
        <ButtonLink
          as={ContentLink}
          data-cta={`hero-${place + 1}`}
          href={action.href}
          key={action._key}
          variant={place === 0 ? 'primary' : 'secondary'}
        >
          <Text value={action.label} />
        </ButtonLink>
      ))}
    </p>
  )
}
