import { ButtonLink, classNames, Section } from '@jalonne/ui'
import type { CardContent, Page } from '../../queries/section-types.ts'
import { addressFromPage } from '../../shared/contact/address-from-page.ts'
import { ContentIcon } from '../../shared/content-icon.tsx'
import { ContentLink } from '../../shared/content-link.tsx'
import { FigureText, hasFigure } from '../../shared/prices/figure-text.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** Benefits ruled like a timetable, the figure of each in the first column; beside them a plate that stays in sight. */
export function View({ section, page }: ViewProps<'benefitsWithAside'>) {
  const id = `${section._key}-title`
  const { asideTitle, benefits } = section
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <div className={classNames(styles.board, asideTitle && styles.withAside)}>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <Benefit benefit={benefit} key={benefit._key} page={page} />
          ))}
        </ul>
        {asideTitle ? <Aside id={`${section._key}-aside`} page={page} section={section} /> : null}
      </div>
    </Section>
  )
}

interface BenefitProps {
  benefit: CardContent
  page: Page
}

function Benefit({ benefit: { figure, icon, link, text, title }, page }: BenefitProps) {
  return (
    <li className={styles.benefit}>
      <p className={styles.figure}>
        {hasFigure(figure) ? (
          <FigureText figure={figure} />
        ) : icon ? (
          <ContentIcon name={icon} size={24} />
        ) : null}
      </p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Text value={title} />
        </h3>
        {text ? (
          <p className={styles.text}>
            <Text value={text} />
          </p>
        ) : null}
        {link ? (
          <ContentLink
            className={styles.link}
            data-cta="benefit"
            href={addressFromPage(link.href, page)}
          >
            <Text value={link.label} />
          </ContentLink>
        ) : null}
      </div>
    </li>
  )
}

interface AsideProps {
  id: string
  page: Page
  section: ViewProps<'benefitsWithAside'>['section']
}

function Aside({ id, page, section: { asideText, asideTitle, figure, link } }: AsideProps) {
  return (
    <aside aria-labelledby={id} className={styles.aside}>
      <div className={styles.plate}>
        <h3 className={styles.asideTitle} id={id}>
          <Text value={asideTitle} />
        </h3>
        {asideText ? (
          <p>
            <Text value={asideText} />
          </p>
        ) : null}
        {hasFigure(figure) ? (
          <p className={styles.asideFigure}>
            <FigureText figure={figure} size="large" />
          </p>
        ) : null}
        {link ? (
          <ButtonLink
            as={ContentLink}
            className={styles.action}
            data-cta="aside"
            href={addressFromPage(link.href, page)}
          >
            <Text value={link.label} />
          </ButtonLink>
        ) : null}
      </div>
    </aside>
  )
}
