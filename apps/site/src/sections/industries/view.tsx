import { classNames, Section } from '@jalonne/ui'
import { ContentIcon } from '../../shared/content-icon.tsx'
import { ContentImage } from '../../shared/content-image.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

type Industry = ViewProps<'industries'>['section']['industries'][number]

/** The lines of business the agency knows, each on a card with its picture. One alone lies across the page. */
export function View({ section }: ViewProps<'industries'>) {
  const id = `${section._key}-title`
  const { industries } = section
  if (industries.length === 0) return null
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <ul className={classNames(styles.cards, industries.length === 1 && styles.alone)}>
        {industries.map((industry) => (
          <li className={styles.card} key={industry._id}>
            <Picture industry={industry} />
            <h3 className={styles.name}>
              <Text value={industry.title} />
            </h3>
            <p className={styles.text}>
              <Text value={industry.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Picture({ industry: { icon, picture } }: { industry: Industry }) {
  return (
    <div className={styles.picture}>
      {picture?.url ? (
        <ContentImage image={picture} ratio={7 / 4} sizes="(width >= 1024px) 25vw, 50vw" />
      ) : (
        <ContentIcon name={icon} size={40} />
      )}
    </div>
  )
}
