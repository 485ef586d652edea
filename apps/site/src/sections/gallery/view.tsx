import { classNames, Section } from '@jalonne/ui'
import { ContentImage } from '../../shared/content-image.tsx'
import rowStyles from '../../shared/even-rows.module.css'
import { twelfths } from '../../shared/even-rows.ts'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** Images with captions, in even rows. */
export function View({ section }: ViewProps<'gallery'>) {
  const id = `${section._key}-title`
  const { images } = section
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <ul className={classNames(rowStyles.rows, styles.images)}>
        {images.map(({ _key, caption, image }, place) => (
          <li
            className={styles.item}
            key={_key}
            style={{ '--span': twelfths(place, images.length) }}
          >
            <figure>
              {image ? (
                <ContentImage
                  className={styles.image}
                  image={image}
                  keeps="top"
                  ratio={1.6}
                  sizes="(width >= 1024px) 50vw, 100vw"
                />
              ) : null}
              {caption ? (
                <figcaption className={styles.caption}>
                  <Text value={caption} />
                </figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
