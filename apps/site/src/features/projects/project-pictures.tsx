import { useMessages } from '@jalonne/messages'
import { projects } from '@jalonne/messages/projects'
import { Section } from '@jalonne/ui'
import type { Project } from '../../queries/projects.ts'
import { ContentImage } from '../../shared/content-image.tsx'
import { Phone, Window } from '../../shared/pictures/frames.tsx'
import { textOf } from '../../shared/text.tsx'
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
            <Window address={site}>
              <ContentImage
                alt={textOf(before.alt)}
                image={before}
                keeps="left top"
                ratio={1200 / 750}
                sizes="(width >= 1024px) 34vw, 100vw"
              />
            </Window>
          </figure>
        ) : null}
        <figure className={styles.after}>
          {before?.url ? <figcaption>{text('after')}</figcaption> : null}
          <Window address={site}>
            <ContentImage
              alt={textOf(screen.alt)}
              image={screen}
              keeps="top"
              ratio={1200 / 750}
              sizes="(width >= 1024px) 66vw, 100vw"
            />
          </Window>
        </figure>
        {phone?.url ? (
          <Phone className={styles.phone}>
            <ContentImage
              alt={textOf(phone.alt)}
              image={phone}
              keeps="top"
              ratio={390 / 800}
              sizes="240px"
            />
          </Phone>
        ) : null}
      </div>
    </Section>
  )
}
