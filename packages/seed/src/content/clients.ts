import { imageFile, type LocaleImage, localeImage } from '../builders/image.ts'
import { type LocaleString, line } from '../builders/text.ts'

/** A firm the agency works for, as the content lake stores it. */
export interface Client {
  _id: string
  _type: 'client'
  name: string
  town: string
  trade: LocaleString
  mark: { _type: 'image'; _sanityAsset: string }
  markHeight: number
  field: string
  ink: string
  accent?: string
  site?: string
  screen?: LocaleImage
  phone?: LocaleImage
}

type Colours = [field: string, ink: string, accent?: string]

const client = (
  key: string,
  name: string,
  town: string,
  trade: LocaleString,
  markHeight: number,
  [field, ink, accent]: Colours,
): Client => ({
  _id: `client-${key}`,
  _type: 'client',
  name,
  town,
  trade,
  mark: { _type: 'image', _sanityAsset: imageFile(`marks/${key}.svg`) },
  markHeight,
  field,
  ink,
  ...(accent && { accent }),
})

/** What the top of a firm's site shows, on a screen and on a phone. */
const shown = (key: string, site: string, fr: string, en: string) => ({
  site,
  screen: localeImage(`sites/${key}.svg`, fr, en),
  phone: localeImage(`sites/${key}-phone.svg`, `${fr}, sur un téléphone`, `${en}, on a phone`),
})

/** The thirteen firms, in the order of the strip that lists them. */
export const clients: Client[] = [
  {
    ...client(
      'arvanel',
      'Fiduciaire Arvanel',
      'Carouge GE',
      line('Fiduciaire', 'Accountants'),
      30,
      ['#1b37c9', '#f5f7fc', '#9db2f4'],
    ),
    ...shown(
      'arvanel',
      'arvanel.ch',
      'Le site de la fiduciaire : des barres qui dessinent une coche',
      'The accountants’ site: bars that draw a tick',
    ),
  },
  {
    ...client('tavernay', 'Menuiserie Tavernay', 'Moudon VD', line('Menuiserie', 'Joinery'), 28, [
      '#2b1a0d',
      '#efe7da',
      '#c98d50',
    ]),
    ...shown(
      'tavernay',
      'menuiserie-tavernay.ch',
      'Le site de la menuiserie : un assemblage large comme la page',
      'The joiner’s site: a dovetail as wide as the page',
    ),
  },
  client('seyon', 'Pharmacie du Vieux-Seyon', 'Neuchâtel NE', line('Pharmacie', 'Pharmacy'), 36, [
    '#d9ebe3',
    '#0b3d35',
    '#0f6b5c',
  ]),
  {
    ...client(
      'joliat',
      'Horlogerie Joliat-Frésard',
      'Saignelégier JU',
      line('Horlogerie', 'Clock repair'),
      23,
      ['#0d2524', '#efe3d2', '#dd9468'],
    ),
    ...shown(
      'joliat',
      'joliat-fresard.ch',
      'Le site de l’horlogerie : un cadran gravé',
      'The clockmaker’s site: an engraved dial',
    ),
  },
  client('chassot', 'Garage Chassot-Berset', 'Romont FR', line('Garage', 'Garage'), 27, [
    '#b3261e',
    '#ffffff',
    '#f3dcd5',
  ]),
  {
    ...client('echalas', 'Cave des Échalas', 'Chamoson VS', line('Cave', 'Winery'), 31, [
      '#5b0f2e',
      '#f7e8dd',
      '#f0b49f',
    ]),
    ...shown(
      'echalas',
      'cave-echalas.ch',
      'La boutique de la cave : trois bouteilles et leurs prix',
      'The winery’s shop: three bottles and their prices',
    ),
  },
  client('velowerk', 'Velowerk Länggrind', 'Köniz BE', line('Vélos', 'Bicycles'), 30, [
    '#1f4ea1',
    '#ffffff',
  ]),
  {
    ...client('bisse', 'Hôtel du Bisse-Neuf', 'Nendaz VS', line('Hôtel', 'Hotel'), 24, [
      '#1f3438',
      '#fff3e2',
      '#f3cdb4',
    ]),
    ...shown(
      'bisse',
      'bisse-neuf.ch',
      'Le site de l’hôtel : le soir sur la vallée et la réservation',
      'The hotel’s site: dusk over the valley, and the booking bar',
    ),
  },
  client('souffle', 'Studio Souffle & Sol', 'Morges VD', line('Yoga', 'Yoga'), 30, [
    '#a2542f',
    '#ffffff',
    '#f3e3d6',
  ]),
  {
    ...client(
      'tilleuls',
      'Cabinet Les Trois Tilleuls',
      'Estavayer FR',
      line('Vétérinaire', 'Vet'),
      34,
      ['#143d2a', '#e3efd3', '#f2a65a'],
    ),
    ...shown(
      'tilleuls',
      'trois-tilleuls.ch',
      'Le site du cabinet : un chien devant trois tilleuls',
      'The vet’s site: a dog in front of three lime trees',
    ),
  },
  {
    ...client(
      'pahud',
      'Boulangerie Pahud-Corbaz',
      'Yverdon VD',
      line('Boulangerie', 'Bakery'),
      25,
      ['#1d2a52', '#f9ead3', '#f4b183'],
    ),
    ...shown(
      'pahud',
      'pahud-corbaz.ch',
      'Le site de la boulangerie : un pain qui se lève comme le soleil',
      'The bakery’s site: a loaf that rises like the sun',
    ),
  },
  client('gigon', 'Électricité Gigon-Nappez', 'Porrentruy JU', line('Solaire', 'Solar'), 33, [
    '#0b5f86',
    '#ffffff',
  ]),
  client(
    'vallon',
    'Musique au Vallon',
    'Fleurier NE',
    line('École de musique', 'Music school'),
    23,
    ['#6b2b52', '#ffffff'],
  ),
]
