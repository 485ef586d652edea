import { about } from './about.ts'
import { blog } from './blog.ts'
import { builder } from './builder.ts'
import { career } from './career.ts'
import { contact } from './contact.ts'
import { digitalAgency } from './digital-agency.ts'
import { home } from './home.ts'
import { legalPages } from './legal.ts'
import type { Page } from './page.ts'
import { pricing } from './pricing.ts'
import { projects } from './projects.ts'
import { analytics } from './service-pages/analytics.ts'
import { artificialIntelligence } from './service-pages/artificial-intelligence.ts'
import { chatbots } from './service-pages/chatbots.ts'
import { digitalMarketing } from './service-pages/digital-marketing.ts'
import { eCommerce } from './service-pages/e-commerce.ts'
import { graphicDesign } from './service-pages/graphic-design.ts'
import { hosting } from './service-pages/hosting.ts'
import { leadGeneration } from './service-pages/lead-generation.ts'
import { paidMedia } from './service-pages/paid-media.ts'
import { seo } from './service-pages/seo.ts'
import { socialMedia } from './service-pages/social-media.ts'
import { webNew } from './service-pages/web-new.ts'
import { webRefresh } from './service-pages/web-refresh.ts'
import { website } from './service-pages/website.ts'
import { servicesPage } from './services.ts'

/** Every page with an address of its own. */
export const pages: Page[] = [
  home,
  pricing,
  contact,
  blog,
  servicesPage,
  digitalAgency,
  about,
  website,
  graphicDesign,
  eCommerce,
  webNew,
  webRefresh,
  seo,
  paidMedia,
  socialMedia,
  digitalMarketing,
  leadGeneration,
  analytics,
  artificialIntelligence,
  chatbots,
  projects,
  hosting,
  career,
  builder,
  ...legalPages,
]
