import { defineQuery } from 'groq'
import { blogHeaderFields } from '../sections/blog-header/query.ts'
import { callToActionCardFields } from '../sections/call-to-action-card/query.ts'
import { contactDetailsFields } from '../sections/contact-details/query.ts'
import { contactFormFields } from '../sections/contact-form/query.ts'
import { faqListFields } from '../sections/faq-list/query.ts'
import { heroPlatesFields } from '../sections/hero-plates/query.ts'
import { pageHeaderFields } from '../sections/page-header/query.ts'
import { planTimetableFields } from '../sections/plan-timetable/query.ts'
import { pricingExtrasFields } from '../sections/pricing-extras/query.ts'
import { richTextFields } from '../sections/rich-text/query.ts'
import { scheduleFormFields } from '../sections/schedule-form/query.ts'
import { seoPacksFields } from '../sections/seo-packs/query.ts'
import { serviceSpreadsFields } from '../sections/service-spreads/query.ts'
import { servicesListFields } from '../sections/services-list/query.ts'
import { testimonialWallFields } from '../sections/testimonial-wall/query.ts'
import {
  blockFunction,
  figureFunction,
  imageFunction,
  linkFunction,
  planFunction,
} from './functions.ts'

/**
 * A page with everything its sections refer to, in one request. Parameter: `path` ("/pricing").
 * Null when no page has this path. Sections an editor has hidden are left out.
 */
export const PAGE_QUERY =
  defineQuery(`${linkFunction}${figureFunction}${imageFunction}${planFunction}${blockFunction}
*[_type == "page" && path == $path][0]{
  _id,
  "path": coalesce(path, "/"),
  mapSeed,
  title,
  "seo": {
    "title": [seo.title, title][defined(fr) || defined(en)][0],
    "description": seo.description,
    "image": shape::image(seo.image),
    "noindex": seo.noindex == true
  },
  "breadcrumbs": {
    "first": array::join(string::split($path, "/")[0..1], "/"),
    "second": array::join(string::split($path, "/")[0..2], "/")
  }{
    "above": [
      ...*[_type == "page" && path == "/" && path != $path],
      ...*[_type == "page" && path == ^.first && path != $path],
      ...*[_type == "page" && path == ^.second && path != $path]
    ]{
      _id,
      "path": coalesce(path, "/"),
      title
    }
  }.above,
  "sections": coalesce(sections[hidden != true]{
    _type,
    _key,
    anchor,
    _type == "blogHeader" => {${blogHeaderFields}},
    _type == "callToActionCard" => {${callToActionCardFields}},
    _type == "contactDetails" => {${contactDetailsFields}},
    _type == "contactForm" => {${contactFormFields}},
    _type == "faqList" => {${faqListFields}},
    _type == "heroPlates" => {${heroPlatesFields}},
    _type == "pageHeader" => {${pageHeaderFields}},
    _type == "planTimetable" => {${planTimetableFields}},
    _type == "pricingExtras" => {${pricingExtrasFields}},
    _type == "richText" => {${richTextFields}},
    _type == "scheduleForm" => {${scheduleFormFields}},
    _type == "seoPacks" => {${seoPacksFields}},
    _type == "serviceSpreads" => {${serviceSpreadsFields}},
    _type == "servicesList" => {${servicesListFields}},
    _type == "testimonialWall" => {${testimonialWallFields}}
  }, [])
}`)
