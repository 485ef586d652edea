import { projectsPath } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { projects } from '@jalonne/messages/projects'
import { Grid, Section } from '@jalonne/ui'
import type { Project } from '../../queries/projects.ts'
import { Blocks } from '../../shared/blocks.tsx'
import { Breadcrumbs } from '../../shared/breadcrumbs.tsx'
import { ContentLink } from '../../shared/content-link.tsx'
import { FirstViewEnd } from '../../shared/first-view-end.tsx'
import { Onward } from '../../shared/onward.tsx'
import { clientColours } from '../../shared/pictures/client-colours.ts'
import { PublicationDate } from '../../shared/publication-date.tsx'
import { Text } from '../../shared/text.tsx'
import { BeforeAfter } from './before-after.tsx'
import { filterSearch, noFilter } from './filters.ts'
import { ProjectCard } from './project-card.tsx'
import styles from './project-page.module.css'
import { ProjectPictures } from './project-pictures.tsx'

/** A case study: whose it is, what it looked like and looks like, what changed in figures, and how it went. */
export function ProjectPage({ project }: { project: Project }) {
  const text = useMessages(projects)
  const { body, client, others, results, summary, title } = project
  return (
    <>
      <article aria-labelledby="title" className={styles.study} style={clientColours(client)}>
        <div className={styles.field}>
          <Section className={styles.head}>
            <Trail project={project} />
            <h1 className={styles.title} id="title">
              <Text value={title} />
            </h1>
            <p className={styles.summary}>
              <Text value={summary} />
            </p>
            <Facts project={project} />
          </Section>
          <FirstViewEnd />
          {client ? <ProjectPictures before={project.before} client={client} /> : null}
        </div>
        {results.length > 0 ? (
          <Section aria-labelledby="figures" className={styles.figures}>
            <h2 className={styles.heading} id="figures">
              {text('figures')}
            </h2>
            <BeforeAfter large results={results} />
          </Section>
        ) : null}
        <Section aria-labelledby="story" className={styles.story}>
          <Grid className={styles.grid}>
            <h2 className={styles.heading} id="story">
              {text('story')}
            </h2>
            <div className={styles.body}>
              <Blocks value={body} />
            </div>
          </Grid>
        </Section>
      </article>
      <Onward
        label={text('onward')}
        contact={text('contact')}
        cta="project"
        back={{ href: projectsPath, label: text('showAll') }}
      />
      {others.length > 0 ? (
        <Section aria-labelledby="others" className={styles.others} ground="band">
          <h2 className={styles.heading} id="others">
            {text('others')}
          </h2>
          <div className={styles.cards}>
            {others.map((other, at) => (
              <ProjectCard key={other._id} level={3} onPhone={at % 2 === 1} study={other} />
            ))}
          </div>
        </Section>
      ) : null}
    </>
  )
}

function Trail({ project: { home, list, client, title } }: { project: Project }) {
  const t = useMessages()
  const text = useMessages(projects)
  return (
    <Breadcrumbs
      above={[
        { path: '/', name: <Text value={home?.title ?? t('nav.home')} /> },
        { path: projectsPath, name: <Text value={list?.title ?? text('list')} /> },
      ]}
      current={client?.name || <Text value={title} />}
    />
  )
}

function Facts({ project: { client, date, industry, services } }: { project: Project }) {
  const text = useMessages(projects)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('client')}</dt>
        <dd>{[client?.name, client?.town].filter(Boolean).join(', ')}</dd>
      </div>
      {industry?.title ? (
        <div>
          <dt>{text('industry')}</dt>
          <dd>
            <ContentLink
              href={projectsPath + filterSearch({ ...noFilter, industry: industry.key })}
            >
              <Text value={industry.title} />
            </ContentLink>
          </dd>
        </div>
      ) : null}
      {services.length > 0 ? (
        <div>
          <dt>{text('done')}</dt>
          <dd>
            {services.map(({ key, path, title }) => (
              <ContentLink href={path} key={key}>
                <Text value={title} />
              </ContentLink>
            ))}
          </dd>
        </div>
      ) : null}
      {date ? (
        <div>
          <dt>{text('date')}</dt>
          <dd>
            <PublicationDate date={date} />
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
