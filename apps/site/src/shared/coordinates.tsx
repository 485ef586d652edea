import { useMessages } from '@jalonne/messages'
import { classNames } from '@jalonne/ui'
import type { ReactNode } from 'react'
import type { Layout } from '../queries/layout.ts'
import styles from './coordinates.module.css'
import { PhoneLink } from './phone-link.tsx'
import { Text } from './text.tsx'

interface CoordinatesProps {
  contact: NonNullable<Layout['settings']>['contact'] | undefined
  /** Across the page, or one under the other beside something else. */
  arrangement: 'wide' | 'column'
}

/** How to call, write to and visit the agency, and where it works, from the settings. */
export function Coordinates({ contact, arrangement }: CoordinatesProps) {
  const t = useMessages()
  if (!contact) return null
  const { email, phone, street, postalCode, city, country, hours, cantons } = contact
  return (
    <dl className={classNames(styles.coordinates, styles[arrangement])}>
      {phone ? (
        <Coordinate large term={t('contact.phone')}>
          <PhoneLink phone={phone} />
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
