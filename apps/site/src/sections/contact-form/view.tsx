import { placeOf, withLanguage } from '@jalonne/domain'
import { forms } from '@jalonne/messages/forms'
import { Grid, Section } from '@jalonne/ui'
import { PrivacyNote } from '../../shared/contact/privacy-note.tsx'
import { useWish } from '../../shared/contact/use-wish.ts'
import { Coordinates } from '../../shared/coordinates.tsx'
import { useFormOutcome } from '../../shared/form-outcome.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useRecommended } from '../../shared/quiz/use-recommended.ts'
import { SectionHead } from '../../shared/section-head.tsx'
import type { ViewProps } from '../view-props.ts'
import { useOffers } from './offers.ts'
import { QuoteForm } from './quote-form.tsx'
import styles from './view.module.css'

export const prepare = forms.load

/** The form to ask for a quote, with the agency's coordinates beside it. */
export function View({ section, page, layout }: ViewProps<'contactForm'>) {
  const language = useLanguage()
  const outcome = useFormOutcome('quote')
  const wish = useWish()
  const offers = useOffers(section)
  const id = `${section._key}-title`
  const anchor = placeOf(section)
  const recommended = useRecommended(page, anchor)
  return (
    <Section aria-labelledby={id} id={anchor}>
      <Grid className={styles.grid}>
        <div className={styles.form}>
          <SectionHead id={id} lead={section.lead} title={section.title} />
          <QuoteForm
            anchor={anchor}
            labelledBy={id}
            note={<PrivacyNote section={section} />}
            outcome={outcome}
            page={withLanguage(page.path, language)}
            offers={offers}
            recommended={recommended}
            wish={wish}
          />
        </div>
        <div className={styles.aside}>
          <Coordinates arrangement="column" contact={layout.settings?.contact} />
        </div>
      </Grid>
    </Section>
  )
}
