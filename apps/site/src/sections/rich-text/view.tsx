import { Grid, Section } from '@jalonne/ui'
import { Blocks } from '../../shared/blocks.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** A long text in a measure that reads well. */
export function View({ section }: ViewProps<'richText'>) {
  const id = `${section._key}-title`
  return (
    <Section aria-labelledby={section.title ? id : undefined} id={section.anchor ?? undefined}>
      <Grid className={styles.grid}>
        {section.title ? (
          <h2 className={styles.title} id={id}>
            <Text value={section.title} />
          </h2>
        ) : null}
        <div className={styles.body}>
          <Blocks value={section.body} />
        </div>
      </Grid>
    </Section>
  )
}
