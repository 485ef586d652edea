import type { JobPosting } from 'schema-dts'
import type { Job } from '../../../queries/jobs.ts'
import { textOf } from '../../../shared/text.tsx'
import type { PageFacts } from '../page-facts.ts'
import { agencyId } from './agency.ts'

/** The positions one can apply for; those that are filled are nobody's business but the reader's. */
export function jobPostings(facts: PageFacts): JobPosting[] {
  return facts.jobs.filter(({ open }) => open).map((job) => posting(job, facts))
}

function posting(job: Job, facts: PageFacts): JobPosting {
  const { _id, date, link, location, remote, summary, title, workload } = job
  const name = [textOf(title), textOf(workload)].filter(Boolean).join(', ')
  return {
    '@type': 'JobPosting',
    '@id': `${facts.url}#${_id}`,
    title: textOf(title),
    description: textOf(summary) || name,
    datePosted: date.slice(0, 10),
    hiringOrganization: agencyId(facts),
    url: link ?? facts.url,
    ...(textOf(workload) && { workHours: textOf(workload) }),
    ...(remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'CH' },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: textOf(location),
              addressCountry: 'CH',
            },
          },
        }),
  }
}
