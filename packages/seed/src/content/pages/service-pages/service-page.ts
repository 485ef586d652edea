import type { LocaleText } from '../../../builders/text.ts'
import { services } from '../../services/index.ts'
import { type Page, page, type Section } from '../page.ts'
import { pageHeader, textSection } from '../sections.ts'

interface ServicePageContent {
  serviceId: string
  /** Under the title; without it, the service's description. */
  lead?: LocaleText
  seoTitle: [fr: string, en: string]
  seoDescription: [fr: string, en: string]
  fr: string[]
  en: string[]
  after: Section[]
}

/** The page of a service: its own title, description and figure, a text, and what follows it. */
export const servicePage = ({
  serviceId,
  lead,
  fr,
  en,
  after,
  ...seo
}: ServicePageContent): Page => {
  const service = services.find(({ _id }) => _id === serviceId)
  if (!service) throw new Error(`There is no service ${serviceId}.`)
  const { _id: key, path, title, desc, figure } = service
  return page({
    ...seo,
    key,
    path,
    title,
    sections: [
      pageHeader({ ...title, _type: 'localeText' }, lead ?? desc, figure),
      textSection(fr, en),
      ...after,
    ],
  })
}
