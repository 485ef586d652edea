import { Icon } from '@jalonne/ui'
import { Gift } from 'lucide'
import type { ReactNode } from 'react'
import type { PlanContent } from '../../queries/section-types.ts'
import { ContentLink } from '../content-link.tsx'
import { Text } from '../text.tsx'
import styles from './gifts.module.css'

interface GiftsProps {
  features: PlanContent['features']
  /** What the offer is and whom it is for. */
  title: ReactNode
  /** One below that of the plan's name. */
  heading: 'h4' | 'h5'
}

/** The limited offer of a plan: those of its features that are gifts. Nothing where it has none. */
export function Gifts({ features, title, heading: Heading }: GiftsProps) {
  const gifts = features.filter(({ gift }) => gift)
  if (gifts.length === 0) return null
  return (
    <>
      <Heading className={styles.title}>{title}</Heading>
      <ul>
        {gifts.map(({ _key, text, link }) => (
          <li className={styles.gift} key={_key}>
            <Icon className={styles.icon} of={Gift} size={16} />
            {link ? (
              <ContentLink className={styles.link} data-cta="gift" href={link.href}>
                <Text value={text} />
              </ContentLink>
            ) : (
              <span className={styles.text}>
                <Text value={text} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
