import { useMessages } from '@jalonne/messages'
import { projects } from '@jalonne/messages/projects'
import { Section } from '@jalonne/ui'
import type { Project } from '../../queries/projects.ts'
import { Phone, Window } from '../../shared/pictures/frames.tsx'
import styles from './project-pictures.module.css'

interface ProjectPicturesProps {
  client: NonNullable<Project['client']>
  /** The site as it was; most have only their new one to show. */
  before: Project['before']
}

/** The site in a window and on a phone, after the one it replaces where that was kept. Nothing without a picture. */
export function ProjectPictures({ client, before }: ProjectPicturesProps) {
  const text = useMessages(projects)
  const { phone, screen, site } = client
  if (!screen?.url) return null
  return (
    <Section className={styles.section}>
      <div className={styles.pictures} data-before={before?.url ? true : undefined}>
        {before?.url ? (
          <figure className={styles.before}>
            <figcaption>{text('before')}</figcaption>
            <Window
              address={site}
              keeps="left top"
              picture={before}
              sizes="(width >= 1024px) 34vw, 100vw"
            />
          </figure>
        ) : null}
        <figure className={styles.after}>
          {before?.url ? <figcaption>{text('after')}</figcaption> : null}
          <Window address={site} picture={screen} sizes="(width >= 1024px) 66vw, 100vw" />
        </figure>
        {phone?.url ? <Phone className={styles.phone} picture={phone} sizes="240px" /> : null}
      </div>
    </Section>
  )
}
