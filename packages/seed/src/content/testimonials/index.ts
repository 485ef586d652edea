import { reference } from '../../builders/reference.ts'
import { curly } from '../../builders/typography.ts'
import { firstVoices } from './first-voices.ts'
import { lastVoices } from './last-voices.ts'
import { middleVoices } from './middle-voices.ts'
import type { Source, Testimonial } from './testimonial.ts'

const serviceOf: Record<Source, string> = {
  website: 'service-website',
  seo: 'service-seo',
  localSearch: 'service-seo',
}

/**
 * The forty-two testimonials in dealing order: sources and cantons alternate so that the three
 * columns of the wall read varied, whether dealt card by card or cut into thirds.
 */
export const testimonials: Testimonial[] = [...firstVoices, ...middleVoices, ...lastVoices].map(
  ({ canton, company, source, client, ...voice }, index) => ({
    _id: `testimonial-${String(index + 1).padStart(2, '0')}`,
    _type: 'testimonial',
    ...voice,
    company: curly(`${company} ${canton}`),
    source,
    service: reference(serviceOf[source]),
    ...(client && { client: reference(`client-${client}`) }),
  }),
)
