import { blog } from './blog.ts'
import { contact } from './contact.ts'
import { digitalAgency } from './digital-agency.ts'
import { home } from './home.ts'
import { legalPages } from './legal.ts'
import type { Page } from './page.ts'
import { pricing } from './pricing.ts'
import { creationPages } from './service-pages/creation.ts'
import { digitalMarketing } from './service-pages/digital-marketing.ts'
import { graphicDesign } from './service-pages/graphic-design.ts'
import { growthPages } from './service-pages/growth.ts'
import { seo } from './service-pages/seo.ts'
import { technologyPages } from './service-pages/technology.ts'
import { visibilityPages } from './service-pages/visibility.ts'
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
  website,
  graphicDesign,
  ...creationPages,
  webNew,
  webRefresh,
  seo,
  ...visibilityPages,
  digitalMarketing,
  ...growthPages,
  ...technologyPages,
  ...legalPages,
]
