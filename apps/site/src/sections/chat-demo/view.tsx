import type { Language } from '@jalonne/domain'
import { chatDemo } from '@jalonne/messages/chat-demo'
import { forms } from '@jalonne/messages/forms'
import { Contours, Grid, Section } from '@jalonne/ui'
import { addressFromPage } from '../../shared/contact/address-from-page.ts'
import { PlateLink } from '../../shared/plate-link.tsx'
import { FigureText } from '../../shared/prices/figure-text.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { ChatPhone } from './chat-phone.tsx'
import styles from './view.module.css'

export const prepare = (language: Language) =>
  Promise.all([chatDemo.load(language), forms.load(language)])

/** A conversation on a telephone, beside what the assistant in it can do. */
export function View({ section, page }: ViewProps<'chatDemo'>) {
  const id = `${section._key}-title`
  const { features, figure, link } = section
  return (
    <Section
      aria-labelledby={id}
      className={styles.section}
      ground="night"
      id={section.anchor ?? undefined}
    >
      <Contours className={styles.sheet} seed={`${page.mapSeed ?? page.path}-${section._key}`} />
      <Grid className={styles.grid}>
        <div className={styles.words}>
          <SectionHead id={id} lead={section.lead} title={section.title} />
          {features && features.length > 0 ? (
            <ul className={styles.features}>
              {features.map(({ _key, figure, text, title }) => (
                <li className={styles.feature} key={_key}>
                  <h3 className={styles.name}>
                    <Text value={title} />
                  </h3>
                  {figure ? (
                    <p className={styles.figure}>
                      <Text value={figure} />
                    </p>
                  ) : null}
                  {text ? (
                    <p className={styles.text}>
                      <Text value={text} />
                    </p>
                  ) : null}
                </li>
              ))}
            </ul>
          ) : null}
          {link ? (
            <PlateLink
              className={styles.way}
              cta="chat-demo"
              figure={<FigureText figure={figure} />}
              href={addressFromPage(link.href, page)}
            >
              <Text value={link.label} />
            </PlateLink>
          ) : null}
        </div>
        <ChatPhone section={section} />
      </Grid>
    </Section>
  )
}
