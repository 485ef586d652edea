import { defineQuery } from 'groq'
import { linkFunction } from './functions.ts'

// A link that has no text of its own is called as its page is, or its service in the menu.
const named = `_key,
  ...shape::link(@),
  "label": [label, page->menu.title, page->title][defined(fr) || defined(en)][0]`

/** What every page shares: brand, contact details and navigation. */
export const LAYOUT_QUERY = defineQuery(`${linkFunction}
{
  "settings": *[_type == "settings" && _id == "settings"][0]{
    "brand": {
      "name": coalesce(brand.name, ""),
      "legalName": brand.legalName,
      "foundedYear": brand.foundedYear,
      "tagline": brand.tagline
    },
    "contact": {
      "email": contact.email,
      "phone": contact.phone,
      "street": contact.street,
      "postalCode": contact.postalCode,
      "city": contact.city,
      "country": contact.country,
      "hours": contact.hours,
      "openingHours": contact.openingHours,
      "cantons": coalesce(contact.cantons[]{_key, code, name}, [])
    },
    "instagram": social.instagram,
    rating{value, count},
    "offer": offer->{price, period},
    "analytics": coalesce(analytics[]{host, measurementId}, [])
  },
  "suggestions": coalesce(*[_type == "assistant" && _id == "assistant"][0].suggestions[]{
    _key,
    question,
    "pages": pages[]{"path": @->path}
  }, []),
  "navigation": *[_type == "navigation" && _id == "navigation"][0]{
    "header": coalesce(header[]{${named}}, []),
    "services": coalesce(services[]->{
      _id,
      key,
      "title": [menu.title, title][defined(fr) || defined(en)][0],
      "description": [menu.description, sub][defined(fr) || defined(en)][0],
      "icon": coalesce(menu.icon, icon),
      "href": coalesce(path, "#")
    }, []),
    allServices{"link": shape::link(link), description, icon},
    "callToAction": shape::link(callToAction),
    "footer": coalesce(footer[]{
      _key,
      title,
      "links": coalesce(links[]{${named}}, [])
    }, [])
  }
}`)
