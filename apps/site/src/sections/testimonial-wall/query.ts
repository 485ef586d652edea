import { imageFields } from '../../queries/fragments.ts'
import { localized } from '../../queries/localized.ts'

export const testimonialWallFields = `
  "title": ${localized('title')},
  "lead": ${localized('lead')},
  "testimonials": coalesce(testimonials[@->_type == "testimonial"]->{
    _id,
    "quote": ${localized('quote')},
    "name": coalesce(name, ""),
    "role": ${localized('role')},
    company,
    source,
    "href": service->path,
    avatar{${imageFields}},
    logo{${imageFields}}
  }, [])
`
