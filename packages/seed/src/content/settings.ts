import { reference } from '../builders/reference.ts'
import { line, paragraph } from '../builders/text.ts'

const canton = (code: string, fr: string, en: string) =>
  ({ _type: 'canton', _key: code, code, name: line(fr, en) }) as const

/** Everything about the agency that appears on more than one page. */
export const settings = {
  _id: 'settings',
  _type: 'settings',
  brand: {
    name: 'Jalonne',
    legalName: 'Jalonne Sàrl',
    foundedYear: 1998,
    tagline: line('Agence digitale suisse depuis 1998', 'Swiss digital agency since 1998'),
  },
  contact: {
    email: 'bonjour@jalonne.ch',
    phone: '+41 21 555 19 98',
    street: 'Sentier des Jalons 7',
    postalCode: '1003',
    city: line('Lausanne', 'Lausanne'),
    country: line('Suisse', 'Switzerland'),
    hours: paragraph(
      'Du lundi au vendredi\n8 h – 12 h, 13 h 30 – 17 h 30\nRappels depuis les pages de services, tous les jours\n6 h 30 – 16 h',
      'Monday to Friday\n8:00 – 12:00, 13:30 – 17:30\nCallbacks from our service pages, every day\n6:30 – 16:00',
    ),
    openingHours: ['Mo-Fr 08:00-12:00', 'Mo-Fr 13:30-17:30'],
    cantons: [
      canton('GE', 'Genève', 'Geneva'),
      canton('VD', 'Vaud', 'Vaud'),
      canton('NE', 'Neuchâtel', 'Neuchâtel'),
      canton('JU', 'Jura', 'Jura'),
      canton('FR', 'Fribourg', 'Fribourg'),
      canton('VS', 'Valais', 'Valais'),
      canton('BE', 'Berne', 'Bern'),
    ],
  },
  hosts: {
    fr: ['jalonne.ch', 'www.jalonne.ch', 'fr.localhost'],
    en: ['jalonne.com', 'www.jalonne.com', 'en.localhost'],
  },
  rating: { value: 4.8, count: 120 },
  offer: reference('plan-site-basic'),
  social: {
    instagram: {
      _type: 'localeUrl',
      fr: 'https://www.instagram.com/jalonne.fr/',
      en: 'https://www.instagram.com/jalonne.en/',
    },
  },
}
