import { defineQuery } from 'groq'
import { linkFields } from './fragments.ts'
import { localized } from './localized.ts'

/** What every page shares: brand, contact details and navigation. Parameter: `lang` ("fr" or "en"). */
export const LAYOUT_QUERY = defineQuery(`{
  "settings": *[_type == "settings" && _id == "settings"][0]{
    "brand": {
      "name": coalesce(brand.name, ""),
      "legalName": brand.legalName,
      "foundedYear": brand.foundedYear,
      "tagline": ${localized('brand.tagline')}
    },
    "contact": {
      "email": contact.email,
      "phone": contact.phone,
      "street": contact.street,
      "postalCode": contact.postalCode,
      "city": ${localized('contact.city')},
      "country": ${localized('contact.country')},
      "hours": ${localized('contact.hours')},
      "cantons": coalesce(contact.cantons[]{_key, code, "name": ${localized('name')}}, [])
    },
    "instagram": select($lang == "fr" => coalesce(social.instagram.fr, social.instagram.en), coalesce(social.instagram.en, social.instagram.fr)),
    rating{value, count},
    "offerPrice": offer->price,
    "hosts": {"fr": coalesce(hosts.fr, []), "en": coalesce(hosts.en, [])},
    "analytics": coalesce(analytics[]{host, measurementId}, [])
  },
  "navigation": *[_type == "navigation" && _id == "navigation"][0]{
    "header": coalesce(header[]{_key, ${linkFields}}, []),
    "services": coalesce(services[@->_type == "service"]->{
      _id,
      key,
      "title": coalesce(${localized('menu.title')}, ${localized('title')}),
      "description": coalesce(${localized('menu.description')}, ${localized('sub')}),
      "icon": coalesce(menu.icon, icon),
      "href": coalesce(path, "#")
    }, []),
    allServices{link{${linkFields}}, "description": ${localized('description')}, icon},
    callToAction{${linkFields}},
    "footer": coalesce(footer[]{
      _key,
      "title": ${localized('title')},
      "links": coalesce(links[]{_key, ${linkFields}}, [])
    }, [])
  }
}`)
