import { type LocaleString, type LocaleText, line, paragraph } from '../builders/text.ts'

/** A line of business the agency knows well. */
export interface Industry {
  _id: string
  _type: 'industry'
  key: string
  title: LocaleString
  text: LocaleText
  icon: string
  order: number
}

const industry = (
  order: number,
  key: string,
  icon: string,
  title: LocaleString,
  text: LocaleText,
): Industry => ({ _id: `industry-${key}`, _type: 'industry', key, title, text, icon, order })

/** The eight lines of business shown on the website page. */
export const industries: Industry[] = [
  industry(
    1,
    'health',
    'heart-pulse',
    line('Santé', 'Health'),
    paragraph(
      'Prise de rendez-vous, accès, urgences : ce que le patient cherche tient sur un écran.',
      'Bookings, directions, emergencies: what a patient needs fits on one screen.',
    ),
  ),
  industry(
    2,
    'finance',
    'landmark',
    line('Finance', 'Finance'),
    paragraph(
      'Un ton juste, des documents faciles à trouver et rien qui mette la confidentialité en doute.',
      'The right tone, documents that are easy to find, and nothing that puts discretion in doubt.',
    ),
  ),
  industry(
    3,
    'salons',
    'scissors',
    line('Coiffure & beauté', 'Hair & beauty'),
    paragraph(
      'Vos réalisations en photo, vos prestations, et une réservation en deux gestes.',
      'Your work in pictures, your treatments, and a booking in two taps.',
    ),
  ),
  industry(
    4,
    'hospitality',
    'utensils',
    line('Hôtellerie & restauration', 'Hotels & restaurants'),
    paragraph(
      'La carte, les chambres, les horaires : à jour partout, dans la langue de vos hôtes.',
      'The menu, the rooms, the hours: up to date everywhere, in your guests’ language.',
    ),
  ),
  industry(
    5,
    'pets',
    'paw-print',
    line('Animaux', 'Pets'),
    paragraph(
      "Vétérinaires, pensions, toilettage : rassurer le maître avant d'accueillir l'animal.",
      'Vets, boarding, grooming: put the owner at ease before the animal arrives.',
    ),
  ),
  industry(
    6,
    'spiritual',
    'sparkles',
    line('Spiritualité & bien-être', 'Spirituality & wellbeing'),
    paragraph(
      'Expliquer une pratique sans promettre de miracle, et laisser la personne venir à son rythme.',
      'Explain a practice without promising miracles, and let people come at their own pace.',
    ),
  ),
  industry(
    7,
    'construction',
    'hard-hat',
    line('Construction', 'Construction'),
    paragraph(
      'Des chantiers bien photographiés et une demande de devis qui pose les bonnes questions.',
      'Well-photographed projects and a quote request that asks the right questions.',
    ),
  ),
  industry(
    8,
    'real-estate',
    'building-2',
    line('Immobilier', 'Real estate'),
    paragraph(
      'Des objets clairs, des visites organisées et des vendeurs qui vous trouvent aussi.',
      'Clear listings, organised viewings, and sellers who find you too.',
    ),
  ),
]
