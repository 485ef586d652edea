import { placeOf, withLanguage } from '@jalonne/domain'
import { forms } from '@jalonne/messages/forms'
import { Grid, Section } from '@jalonne/ui'
import { ScheduleForm } from '../../shared/contact/schedule-form.tsx'
import { useFormOutcome } from '../../shared/form-outcome.ts'
import { useLanguage } from '../../shared/language.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

export const prepare = forms.load

/** Books a call on the page itself, where links to `/contact#call` lead without scripts. */
export function View({ section, page }: ViewProps<'scheduleForm'>) {
  const language = useLanguage()
  const outcome = useFormOutcome('schedule')
  const id = `${section._key}-title`
  const anchor = placeOf(section)
  return (
    <Section aria-labelledby={id} className={styles.section} ground="band" id={anchor}>
      <Grid>
        <div className={styles.head}>
          <SectionHead id={id} lead={section.lead} title={section.title} />
        </div>
        <div className={styles.form}>
          <ScheduleForm
            anchor={anchor}
            labelledBy={id}
            outcome={outcome}
            page={withLanguage(page.path, language)}
          />
        </div>
      </Grid>
    </Section>
  )
}
