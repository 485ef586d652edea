import { useMessages } from '@jalonne/messages'
import { people } from '@jalonne/messages/people'
import { Button, classNames, Section } from '@jalonne/ui'
import { Avatar } from '@jalonne/ui/avatar'
import { type ReactNode, useRef } from 'react'
import { Text, textOf } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { Badge } from './badge.tsx'
import { useScene } from './use-scene.ts'
import styles from './view.module.css'

export const prepare = people.load

type Person = NonNullable<ViewProps<'lanyard'>['section']['person']>

/**
 * Somebody of the agency beside their badge, which hangs from the top of the section: still at first, and where nothing
 * speaks against it in three dimensions, to be pulled or pushed.
 */
export function View({ section, layout }: ViewProps<'lanyard'>) {
  const t = useMessages(people)
  const id = `${section._key}-title`
  const still = useRef<SVGSVGElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const { person } = section
  const content = person && printedOn(person, layout)
  const scene = useScene(stage, still, content && JSON.stringify(content))
  if (!person || !content) return null
  const { name } = person
  return (
    <Section
      aria-labelledby={id}
      className={classNames(styles.section, scene && styles.live)}
      id={section.anchor ?? undefined}
    >
      <div className={styles.board}>
        <div className={styles.words}>
          <h2 id={id}>
            <Text value={section.title} />
          </h2>
          {section.lead ? (
            <p className={styles.lead}>
              <Text value={section.lead} />
            </p>
          ) : null}
          <Profile person={person} />
        </div>
        <div className={styles.hanging}>
          <Badge
            className={styles.badge}
            content={content}
            label={t('badge', { name, role: textOf(person.role) })}
            ref={still}
          />
          <p className={styles.hand}>
            <Button onClick={() => scene?.push()} variant="secondary">
              {t('push')}
            </Button>
          </p>
        </div>
      </div>
      <div aria-hidden className={styles.stage} ref={stage} />
    </Section>
  )
}

function printedOn({ name, role, since }: Person, { settings }: ViewProps<'lanyard'>['layout']) {
  return {
    name,
    role,
    since,
    places: settings?.contact.cantons.map(({ code }) => code).join(' ') ?? '',
    brand: settings?.brand.name ?? '',
  }
}

function Profile({ person: { languages, name, role, since } }: { person: Person }) {
  const t = useMessages(people)
  return (
    <div className={styles.profile}>
      <Avatar name={name} />
      <div>
        <h3>{name}</h3>
        <dl className={styles.facts}>
          <Fact name={t('role')}>
            <Text value={role} />
          </Fact>
          {languages ? (
            <Fact name={t('languages')}>
              <Text value={languages} />
            </Fact>
          ) : null}
          {since ? <Fact name={t('since')}>{t('sinceYear', { year: `${since}` })}</Fact> : null}
        </dl>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
