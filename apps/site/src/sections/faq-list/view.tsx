import { Grid, Section } from '@jalonne/ui'
import { Disclosure } from '@jalonne/ui/disclosure'
import { ArrowLink } from '../../shared/arrow-link.tsx'
import { addressFromPage } from '../../shared/contact/address-from-page.ts'
import { choiceOf, rememberChoice } from '../../shared/remember-choice.ts'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { Answer } from './answer.tsx'
import styles from './view.module.css'

/** Questions that open one at a time, the first already open, and where to ask another. */
export function View({ section, page }: ViewProps<'faqList'>) {
  const id = `${section._key}-title`
  const opened = choiceOf(section._key) ?? section.faqs[0]?._id
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <div className={styles.frame}>
        <Grid className={styles.grid}>
          <div className={styles.head}>
            <h2 id={id}>
              <Text value={section.title} />
            </h2>
            {section.contact ? (
              <ArrowLink
                className={styles.contact}
                cta="questions"
                href={addressFromPage(section.contact.href, page)}
                label={section.contact.label}
              />
            ) : null}
          </div>
          <div className={styles.list}>
            {section.faqs.map((faq) => (
              <Disclosure
                key={faq._id}
                name={section._key}
                onToggle={({ currentTarget }) => {
                  if (currentTarget.open) rememberChoice(section._key, faq._id)
                  else if (choiceOf(section._key) === faq._id) rememberChoice(section._key, '')
                }}
                open={faq._id === opened}
                summary={
                  <h3 className={styles.question}>
                    <Text value={faq.question} />
                  </h3>
                }
              >
                <div className={styles.answer}>
                  <Answer value={faq.answer} />
                </div>
              </Disclosure>
            ))}
          </div>
        </Grid>
      </div>
    </Section>
  )
}
