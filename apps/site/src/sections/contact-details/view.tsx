import { useMessages } from '@jalonne/messages'
import { Section } from '@jalonne/ui'
import type { ReactNode } from 'react'
import { SectionHead } from '../../layout/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../content-types.ts'
import styles from './view.module.css'

/** The agency's coordinates from the settings: how to call, write and visit, and where it works. */
export function View({ section, layout }: ViewProps<'contactDetails'>) {
  const t = useMessages()
  const id = `${section._key}-title`
  const contact = layout.settings?.contact
  if (!contact) return null
  const { email, phone, street, postalCode, city, country, hours, cantons } = contact
  return (
    <Section aria-labelledby={id} ground="band" id={section.anchor ?? 'contact'}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <dl className={styles.coordinates}>
        {phone ? (
          <Coordinate large term={t('contact.phone')}>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
          </Coordinate>
        ) : null}
        {email ? (
          <Coordinate large term={t('contact.email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Coordinate>
        ) : null}
        <Coordinate term={t('contact.address')}>
          <address>
            {street}
            <br />
            {postalCode} <Text value={city} />
            <br />
            <Text value={country} />
          </address>
        </Coordinate>
        <Coordinate term={t('contact.hours')}>
          <span className={styles.lines}>
            <Text value={hours} />
          </span>
        </Coordinate>
        <Coordinate term={t('contact.cantons')}>
          <ul className={styles.cantons}>
            {cantons.map(({ _key, code, name }) => (
              <li key={_key}>
                <span aria-hidden className="mono">
                  {code}
                </span>
                <Text value={name} />
              </li>
            ))}
          </ul>
        </Coordinate>
      </dl>
    </Section>
  )
}

function Coordinate(props: { term: string; large?: boolean; children: ReactNode }) {
  return (
    <div className={props.large ? styles.large : styles.small}>
      <dt className={styles.term}>{props.term}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}
