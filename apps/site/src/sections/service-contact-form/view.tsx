import { askedService, placeOf, withLanguage } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { Grid, Plate, Section } from '@jalonne/ui'
import { PrivacyNote } from '../../shared/contact/privacy-note.tsx'
import { useFormOutcome } from '../../shared/form-outcome.ts'
import { useLanguage } from '../../shared/language.tsx'
import { PhoneLink } from '../../shared/phone-link.tsx'
import { FigureText } from '../../shared/prices/figure-text.tsx'
import { useRecommended } from '../../shared/quiz/use-recommended.ts'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text, wordsOf } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { ServiceForm } from './service-form.tsx'
import styles from './view.module.css'

export const prepare = forms.load

/** Asks to be called or written to about one service, whose sign stands beside the form with the agency's number. */
export function View({ section, page, layout }: ViewProps<'serviceContactForm'>) {
  const t = useMessages()
  const language = useLanguage()
  const outcome = useFormOutcome('call', 'mail')
  const id = `${section._key}-title`
  const anchor = placeOf(section)
  const recommended = useRecommended(page, anchor)
  const service = askedService(section.service, page.path)
  const contact = layout.settings?.contact
  return (
    <Section aria-labelledby={id} className={styles.section} ground="band" id={anchor}>
      <Grid className={styles.grid}>
        <div className={styles.side}>
          <SectionHead id={id} lead={section.lead} title={section.title} />
          {section.service?.title ? (
            <Plate
              as="p"
              className={styles.sign}
              figure={<FigureText figure={section.service.figure} />}
              tone="ink"
            >
              <Text value={section.service.title} />
            </Plate>
          ) : null}
          {contact?.phone ? (
            <p className={styles.phone}>
              <span className={styles.term}>{t('contact.phone')}</span>
              <PhoneLink className={styles.number} phone={contact.phone} />
            </p>
          ) : null}
        </div>
        <div className={styles.form}>
          <ServiceForm
            anchor={anchor}
            email={contact?.email ?? null}
            labelledBy={id}
            note={<PrivacyNote section={section} />}
            outcome={outcome}
            page={withLanguage(page.path, language)}
            recommended={recommended}
            service={{ fr: wordsOf(service.fr), en: wordsOf(service.en) }}
          />
        </div>
      </Grid>
    </Section>
  )
}
