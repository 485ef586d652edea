import { projectPath } from '@jalonne/domain'
import { Contours, classNames, Icon, Section } from '@jalonne/ui'
import { ArrowRight } from 'lucide'
import { ContentLink } from '../../shared/content-link.tsx'
import { Phone, Window } from '../../shared/pictures/frames.tsx'
import { PicturePlate } from '../../shared/pictures/picture-plate.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

type Client = NonNullable<ViewProps<'work'>['section']['studies'][number]['client']>

const places = [styles.first, styles.second, styles.third]

/** Case studies on a map sheet: the first in a large window, the second in a small one, the third on a phone. */
export function View({ section, page }: ViewProps<'work'>) {
  const id = `${section._key}-title`
  const { link, studies } = section
  return (
    <Section aria-labelledby={id} className={styles.section} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title}>
        {link ? (
          <ContentLink className={styles.more} data-cta="work" href={link.href}>
            <Text value={link.label} />
            <Icon of={ArrowRight} />
          </ContentLink>
        ) : null}
      </SectionHead>
      <div className={styles.sheet}>
        <Contours className={styles.contours} seed={`${page.mapSeed ?? page.path}-work`} />
        <div className={styles.fit}>
          <ul className={styles.board} data-studies={studies.length}>
            {studies.map((study, place) => (
              <li className={classNames(styles.study, places[place])} key={study._id}>
                {study.client ? <Frames client={study.client} place={place} /> : null}
                {study.result ? (
                  <PicturePlate
                    className={styles.plate}
                    figure={<Text value={study.result.value} />}
                  >
                    <Text value={study.result.short ?? study.result.label} />
                  </PicturePlate>
                ) : null}
                <p className={styles.caption}>
                  <strong>{study.client?.name}</strong>
                  {study.client?.town ? `, ${study.client.town}` : null}.{' '}
                  {study.slug ? (
                    <ContentLink className={styles.link} href={projectPath(study.slug)}>
                      <Text value={study.title} />
                    </ContentLink>
                  ) : (
                    <Text value={study.title} />
                  )}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

/** A window where there is room for one, a phone where not. */
function Frames({ client, place }: { client: Client; place: number }) {
  const { screen, phone, site } = client
  return (
    <>
      {place < 2 && screen?.url ? (
        <Window
          address={site}
          className={styles.window}
          picture={screen}
          sizes={place === 0 ? '(width >= 1200px) 66vw, 100vw' : '33vw'}
        />
      ) : null}
      {place > 0 && phone?.url ? (
        <Phone className={styles.phone} picture={phone} sizes="240px" />
      ) : null}
    </>
  )
}
