import { cityPath } from '@jalonne/domain'
import { Section } from '@jalonne/ui'
import { ContentLink } from '../../shared/content-link.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text, wordsOf } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** The towns with a page of their own, by canton, as a plan of the network lists its stops. */
export function View({ section, layout }: ViewProps<'cityList'>) {
  const language = useLanguage()
  const id = `${section._key}-title`
  const names = new Map(layout.settings?.contact.cantons.map(({ code, name }) => [code, name]))
  const collator = new Intl.Collator(language)
  const sorted = section.cities
    .map(({ canton, name, slug }) => ({ canton: canton ?? '', name, slug: slug?.current ?? '' }))
    .toSorted(
      (a, b) =>
        collator.compare(a.canton, b.canton) || collator.compare(wordsOf(a.name), wordsOf(b.name)),
    )
  const cantons = Object.entries(Object.groupBy(sorted, ({ canton }) => canton))
  if (cantons.length === 0) return null
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <ul className={styles.cantons} style={{ '--cantons': Math.min(cantons.length, 7) }}>
        {cantons.map(([code, cities = []]) => (
          <li className={styles.canton} key={code}>
            <h3 className={styles.name}>
              <span aria-hidden className={styles.code}>
                {code}
              </span>
              <Text value={names.get(code) || code} />
            </h3>
            <ul>
              {cities.map(({ slug, name }) => (
                <li key={slug}>
                  <ContentLink className={styles.city} href={cityPath(slug)}>
                    <Text value={name} />
                  </ContentLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
