import { classNames, Grid, Icon, Section } from '@jalonne/ui'
import { ArrowRight } from 'lucide'
import { Blocks } from '../../shared/blocks.tsx'
import { ContentImage } from '../../shared/content-image.tsx'
import { ContentLink } from '../../shared/content-link.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** An image beside a text. Where the image is gone the text stands alone. */
export function View({ section }: ViewProps<'imageAndText'>) {
  const id = `${section._key}-title`
  const { image, side, caption, link } = section
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <Grid className={classNames(styles.grid, side === 'right' && styles.right)}>
        {image?.url ? (
          <figure className={styles.figure}>
            <ContentImage
              className={styles.image}
              image={image}
              sizes="(width >= 1024px) 58vw, 100vw"
            />
            {caption ? (
              <figcaption className={styles.caption}>
                <Text value={caption} />
              </figcaption>
            ) : null}
          </figure>
        ) : null}
        <div className={styles.text}>
          <h2 className={styles.title} id={id}>
            <Text value={section.title} />
          </h2>
          <div className={styles.body}>
            <Blocks value={section.body} />
          </div>
          {link ? (
            <ContentLink className={styles.link} data-cta="image-and-text" href={link.href}>
              <Text value={link.label} />
              <Icon of={ArrowRight} />
            </ContentLink>
          ) : null}
        </div>
      </Grid>
    </Section>
  )
}
