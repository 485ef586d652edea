import { type LocaleImage, localeImage } from '../builders/image.ts'
import { type LocaleString, type LocaleText, line, paragraph } from '../builders/text.ts'

/** Somebody who works at the agency. */
export interface Person {
  _id: string
  _type: 'person'
  name: string
  role: LocaleString
  portrait: LocaleImage
  text: LocaleText
  languages: LocaleString
  since: number
  order: number
}

interface PersonContent extends Pick<Person, 'name' | 'role' | 'text' | 'languages' | 'since'> {
  key: string
  shown: [fr: string, en: string]
}

/** Those whom clients meet, as the page about the agency shows them. Nobody of these names exists. */
export const people: Person[] = (
  [
    {
      key: 'camille-rochat',
      name: 'Camille Rochat',
      role: line('Direction, premier rendez-vous', 'Director, first meeting'),
      shown: [
        'cheveux blancs au carré, un crayon jaune derrière l’oreille',
        'white hair in a bob, a yellow pencil behind one ear',
      ],
      text: paragraph(
        'Arrive avec un carnet vide et repart quand il est plein. Vous dira aussi, s’il le faut, que vous n’avez pas besoin d’un nouveau site.',
        'Arrives with an empty notebook and leaves when it is full. Will also tell you, if need be, that you can do without a new website.',
      ),
      languages: line('Français, anglais, allemand', 'French, English, German'),
      since: 1998,
    },
    {
      key: 'lino-bezzola',
      name: 'Lino Bezzola',
      role: line('Direction artistique', 'Art direction'),
      shown: ['barbe noire et pull bleu à col roulé', 'a black beard and a blue roll-neck'],
      text: paragraph(
        'Dessine au feutre, en grand, et ne passe à l’écran que lorsque l’idée tient à trois mètres.',
        'Draws in felt pen, large, and turns to the screen only once the idea holds up from three metres away.',
      ),
      languages: line('Italien, français, romanche', 'Italian, French, Romansh'),
      since: 2006,
    },
    {
      key: 'aline-vuagniaux',
      name: 'Aline Vuagniaux',
      role: line('Rédaction', 'Copy'),
      shown: ['longs cheveux roux et lunettes rondes', 'long red hair and round glasses'],
      text: paragraph(
        'Vous écoute parler de votre métier, puis écrit ce que vous venez de dire, en deux fois moins de mots.',
        'Listens to you talk about your trade, then writes down what you just said in half as many words.',
      ),
      languages: line('Français, anglais', 'French, English'),
      since: 2012,
    },
    {
      key: 'mehdi-haddad',
      name: 'Mehdi Haddad',
      role: line('Développement', 'Development'),
      shown: ['cheveux bouclés et gros casque audio', 'curly hair and large headphones'],
      text: paragraph(
        'Compte les kilo-octets comme d’autres les calories. Les sauvegardes, c’est lui ; les nuits tranquilles, c’est vous.',
        'Counts kilobytes the way others count calories. He keeps the backups; you keep your nights.',
      ),
      languages: line('Français, arabe, anglais', 'French, Arabic, English'),
      since: 2015,
    },
    {
      key: 'sarah-wyss',
      name: 'Sarah Wyss',
      role: line('Référencement', 'SEO'),
      shown: ['chignon blond et foulard rouge', 'a blonde bun and a red scarf'],
      text: paragraph(
        'Sait ce que l’on cherche à Bienne à sept heures du matin. Vous montre les mauvais mois comme les bons.',
        'Knows what people in Biel search for at seven in the morning. Shows you the bad months along with the good.',
      ),
      languages: line('Allemand, français, anglais', 'German, French, English'),
      since: 2019,
    },
    {
      key: 'theo-maillefer',
      name: 'Théo Maillefer',
      role: line('Apprenti médiamaticien', 'Media technology apprentice'),
      shown: ['taches de rousseur et casquette bordeaux', 'freckles and a burgundy cap'],
      text: paragraph(
        'En deuxième année, et déjà celui qui essaie votre site sur le plus vieux téléphone du bureau.',
        'In his second year, and already the one who tries your site on the oldest phone in the office.',
      ),
      languages: line('Français, anglais', 'French, English'),
      since: 2025,
    },
  ] satisfies PersonContent[]
).map(({ key, shown: [fr, en], ...person }, index) => ({
  _id: `person-${key}`,
  _type: 'person',
  ...person,
  portrait: localeImage(`people/${key}.svg`, `Portrait dessiné : ${fr}`, `A drawn portrait: ${en}`),
  order: index + 1,
}))
