import { blogHeader } from './blog-header.ts'
import { callToActionCard } from './call-to-action-card.ts'
import { contactDetails } from './contact-details.ts'
import { contactForm } from './contact-form.ts'
import { faqList } from './faq-list.ts'
import { heroPlates } from './hero-plates.ts'
import { pageHeader } from './page-header.ts'
import { planTimetable } from './plan-timetable.ts'
import { pricingExtras } from './pricing-extras.ts'
import { richText } from './rich-text.ts'
import { scheduleForm } from './schedule-form.ts'
import { seoPacks } from './seo-packs.ts'
import { serviceSpreads } from './service-spreads.ts'
import { servicesList } from './services-list.ts'
import { testimonialWall } from './testimonial-wall.ts'

/** What a page can be made of. */
export const sectionTypes = [
  blogHeader,
  callToActionCard,
  contactDetails,
  contactForm,
  faqList,
  heroPlates,
  pageHeader,
  planTimetable,
  pricingExtras,
  richText,
  scheduleForm,
  seoPacks,
  serviceSpreads,
  servicesList,
  testimonialWall,
]
