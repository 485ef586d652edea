import { type LocaleImage, localeImage } from '../builders/image.ts'
import { type LocaleString, type LocaleText, line, paragraph } from '../builders/text.ts'

/** A line of business the agency knows well. */
export interface Industry {
  _id: string
  _type: 'industry'
  key: string
  title: LocaleString
  text: LocaleText
  picture: LocaleImage
  icon: string
}

const industry = (
  key: string,
  icon: string,
  title: LocaleString,
  text: LocaleText,
  shown: [fr: string, en: string],
): Industry => ({
  _id: `industry-${key}`,
  _type: 'industry',
  key,
  title,
  text,
  picture: localeImage(`industries/${key}.svg`, ...shown),
  icon,
})

/** The eight lines of business, as the page about websites shows them. */
export const industries: Industry[] = [
  industry(
    'health',
    'heart-pulse',
    line('Santé', 'Health'),
    paragraph(
      'Le patient cherche une heure libre, le chemin du cabinet et le numéro des urgences. Il trouve les trois sans faire défiler.',
      'A patient wants a free slot, the way to the practice and the emergency number. All three are there without scrolling.',
    ),
    ['Une semaine de rendez-vous, dont un est pris', 'A week of appointments, one of them taken'],
  ),
  industry(
    'finance',
    'landmark',
    line('Finance', 'Finance'),
    paragraph(
      'On vous confie des chiffres avant de vous connaître. Le ton, les documents et la confidentialité doivent inspirer confiance dès la première ligne.',
      'People trust you with figures before they know you. Tone, documents and discretion have to earn that from the first line.',
    ),
    ['Des barres qui dessinent une coche', 'Bars that draw a tick'],
  ),
  industry(
    'salons',
    'scissors',
    line('Coiffure & beauté', 'Hair & beauty'),
    paragraph(
      'On choisit une main sur ses photos, puis on réserve à onze heures du soir. Deux gestes, et le fauteuil est pris.',
      'People choose a stylist by the photos, then book at eleven at night. Two taps and the chair is theirs.',
    ),
    ['Un peigne, et des cheveux coupés net', 'A comb, and hair cut on one clean line'],
  ),
  industry(
    'hospitality',
    'utensils',
    line('Hôtellerie & restauration', 'Hotels & restaurants'),
    paragraph(
      'La carte, les chambres, les horaires : justes partout, dans la langue de vos hôtes. Et la réservation passe par vous, sans commission.',
      'The menu, the rooms, the hours: right everywhere, in your guests’ language. And bookings come to you, free of commission.',
    ),
    ['Un hôtel au crépuscule, une fenêtre allumée', 'A hotel at dusk, one window lit'],
  ),
  industry(
    'pets',
    'paw-print',
    line('Animaux', 'Pets'),
    paragraph(
      "Il faut rassurer le maître avant de recevoir l'animal. Qui le soigne, à quel prix et que faire la nuit : tout est dit.",
      'Put the owner at ease before the animal arrives. Who looks after it, for how much and what to do at night: it is all there.',
    ),
    ['Un chien devant trois tilleuls', 'A dog in front of three lime trees'],
  ),
  industry(
    'spiritual',
    'sparkles',
    line('Spiritualité & bien-être', 'Spirituality & wellbeing'),
    paragraph(
      "Expliquer une pratique sans promettre de miracle. La personne comprend ce qui l'attend et vient à son rythme.",
      'Explain a practice without promising miracles. People understand what awaits them and come at their own pace.',
    ),
    ['Cinq pierres en équilibre au-dessus de l’eau', 'Five stones in balance above the water'],
  ),
  industry(
    'construction',
    'hard-hat',
    line('Construction', 'Construction'),
    paragraph(
      "Vos chantiers bien photographiés valent mieux qu'un long discours. La demande de devis pose ensuite les bonnes questions.",
      'Well-photographed projects say more than long speeches. The quote request then asks the right questions.',
    ),
    ['Une charpente relevée et cotée', 'A roof frame, surveyed and measured'],
  ),
  industry(
    'real-estate',
    'building-2',
    line('Immobilier', 'Real estate'),
    paragraph(
      "Des objets clairs et des visites qui s'organisent seules. Les vendeurs, eux aussi, doivent vous trouver.",
      'Clear listings, and viewings that arrange themselves. Sellers need to find you too.',
    ),
    ['Quatre façades et un panneau avec une clé', 'Four house fronts and a sign with a key'],
  ),
]
