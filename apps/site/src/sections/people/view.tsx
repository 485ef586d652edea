import { Section } from '@jalonne/ui'
import { Avatar } from '@jalonne/ui/avatar'
import { ContentImage } from '../../shared/content-image.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { TiltCard } from './tilt-card.tsx'
import styles from './view.module.css'

type Person = ViewProps<'people'>['section']['people'][number]

/** Everybody at the agency, each on a card that leans towards the pointer. */
export function View({ section }: ViewProps<'people'>) {
  const id = `${section._key}-title`
  const { people } = section
  if (people.length === 0) return null
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <ul className={styles.people}>
        {people.map((person) => (
          <li className={styles.person} key={person._id}>
            <TiltCard className={styles.card}>
              <Portrait person={person} />
              <div className={styles.words}>
                <h3 className={styles.name}>{person.name}</h3>
                <p className={styles.role}>
                  <Text value={person.role} />
                </p>
                {person.text ? (
                  <p className={styles.text}>
                    <Text value={person.text} />
                  </p>
                ) : null}
                {person.languages ? (
                  <p className={styles.languages}>
                    <Text value={person.languages} />
                  </p>
                ) : null}
              </div>
            </TiltCard>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Portrait({ person: { name, portrait } }: { person: Person }) {
  return (
    <div className={styles.portrait}>
      {portrait?.url ? (
        <ContentImage
          image={portrait}
          ratio={1}
          sizes="(width >= 1024px) 30vw, (width >= 600px) 45vw, 100vw"
        />
      ) : (
        <Avatar name={name} />
      )}
    </div>
  )
}
