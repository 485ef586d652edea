import type { FormOutcome } from '@jalonne/api/shapes'
import { placeOf, withLanguage } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { ButtonLink, Grid, Section } from '@jalonne/ui'
import { FieldError } from '@jalonne/ui/forms'
import { useEffect, useRef, useState } from 'react'
import type { PlanContent } from '../../queries/section-types.ts'
import { contactAddress } from '../../shared/contact/contact-address.ts'
import { planKey } from '../../shared/contact/plan-address.ts'
import { PrivacyNote } from '../../shared/contact/privacy-note.tsx'
import { SentPanel } from '../../shared/contact/sent-panel.tsx'
import { useWish } from '../../shared/contact/use-wish.ts'
import { ContentLink } from '../../shared/content-link.tsx'
import { useFormOutcome } from '../../shared/form-outcome.ts'
import { useLanguage } from '../../shared/language.tsx'
import { AskForPlan } from '../../shared/prices/ask-for-plan.tsx'
import { PlanCard, PlanCards } from '../../shared/prices/plan-card.tsx'
import { VatNote } from '../../shared/prices/vat-note.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { wordsOf } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { InterestForm } from './interest-form.tsx'
import styles from './view.module.css'

export const prepare = forms.load

/** Plans to choose from; the chosen one, which the address names, stands beside the form that asks for it. */
export function View({ section, page }: ViewProps<'planPicker'>) {
  const language = useLanguage()
  const text = useMessages(forms)
  const { plans } = section
  const { plan, outcome, forget } = useChosenPlan(plans)
  const place = useFocusOnChange(plan?._id)
  const id = `${section._key}-title`
  const anchor = placeOf(section)
  const all = `${page.path}#${anchor}`
  const here = withLanguage(page.path, language)
  const sent = outcome !== null && outcome.error === null
  return (
    <Section aria-labelledby={id} ground="band" id={anchor}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      {/* Named after what now stands there, for those who hear it when it gets the focus. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        aria-label={plan && text('hosting.ask', { plan: wordsOf(plan.name) })}
        aria-labelledby={plan ? undefined : id}
        className={styles.place}
        ref={place}
        role="group"
        tabIndex={-1}
      >
        {sent ? (
          <SentPanel
            again={{ label: text('hosting.another'), href: `${here}#${anchor}`, onAgain: forget }}
            text={text('hosting.sent')}
            title={text('hosting_form_success')}
          />
        ) : plan ? (
          <Grid className={styles.grid}>
            <div className={styles.chosen}>
              <PlanCard pictured plan={plan}>
                <ButtonLink as={ContentLink} href={all} onClick={forget} variant="secondary">
                  {text('hosting.change')}
                </ButtonLink>
              </PlanCard>
              <VatNote plans={[plan]} />
            </div>
            <div className={styles.form}>
              <InterestForm
                again={contactAddress(`${here}#${anchor}`, { plan: planKey(plan) })}
                key={plan._id}
                note={<PrivacyNote section={section} />}
                outcome={outcome}
                page={here}
                plan={plan}
              />
            </div>
          </Grid>
        ) : (
          <>
            {outcome?.error ? (
              <div className={styles.failure} role="alert">
                <FieldError>{outcome.error.text}</FieldError>
              </div>
            ) : null}
            <PlanCards
              action={(one) => (
                <AskForPlan
                  href={contactAddress(all, { plan: planKey(one) })}
                  label={text('hosting.choose')}
                  plan={one}
                  variant={one.popular ? 'primary' : 'secondary'}
                />
              )}
              pictured
              plans={plans}
            />
            <VatNote plans={plans} />
          </>
        )}
      </div>
    </Section>
  )
}

/** The plan that the address asks for, else the one of the form a browser has posted by itself. */
function useChosenPlan(plans: readonly PlanContent[]) {
  const [answer, setAnswer] = useState<FormOutcome | null>(useFormOutcome('hosting'))
  const wish = useWish().plan
  const asked = plans.find((plan) => planKey(plan) === wish)
  const posted = plans.find(({ key }) => answer !== null && key === answer.fields.planKey)
  const plan = asked ?? posted
  const isItsAnswer = plan === posted
  return { plan, outcome: isItsAnswer ? answer : null, forget: () => setAnswer(null) }
}

/** What is focused goes when another choice takes its place: the place itself is focused then. */
function useFocusOnChange(choice: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(choice)
  useEffect(() => {
    if (before.current !== choice) place.current?.focus({ preventScroll: true })
    before.current = choice
  }, [choice])
  return place
}
