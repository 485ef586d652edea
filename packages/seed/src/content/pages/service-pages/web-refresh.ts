import { file, localeImage } from '../../../builders/image.ts'
import { linkTo } from '../../../builders/link.ts'
import { reference } from '../../../builders/reference.ts'
import { line, paragraph } from '../../../builders/text.ts'
import { textFigure } from '../../services/service.ts'
import { page } from '../page.ts'
import { invitation, pageHeader, serviceForm, textSection } from '../sections.ts'

/** The page of redesigns: one workshop's site before and after. */
export const webRefresh = page({
  key: 'web-refresh',
  path: '/services/website-design-development/web-refresh',
  title: line('Refonte de site', 'Website redesign'),
  seoTitle: ['Refonte de site internet en Suisse', 'Website redesign in Switzerland'],
  seoDescription: [
    'Un site neuf sans perdre ce que l’ancien avait de bon : textes, photos et adresses gardés, le reste redessiné. Comparez avant et après.',
    'A new site without losing what was good about the old one: texts, photos and addresses stay, the rest is redrawn. Compare before and after.',
  ],
  sections: [
    pageHeader(
      paragraph('Garder l’adresse,\nchanger la maison.', 'Same address,\nnew house.'),
      paragraph(
        'Votre site a de bonnes pages et vingt ans de poussière. Nous gardons les premières, leurs adresses comprises, et nous redessinons tout le reste.',
        'Your site has good pages and twenty years of dust. We keep the pages, addresses included, and redraw everything else.',
      ),
      textFigure(line('< 20 j ouvrables', '< 20 business days')),
    ),
    {
      _type: 'comparer',
      _key: 'comparer',
      title: line('Même atelier, vingt ans plus tard', 'The same workshop, twenty years on'),
      lead: paragraph(
        'Menuiserie Tavernay, Moudon. Tirez le poteau : à gauche 2005, à droite le site mis en ligne en mars.',
        'Tavernay joinery, Moudon. Drag the pole: 2005 on the left, on the right the site that went live in March.',
      ),
      before: localeImage(
        'sites/tavernay-2005.webp',
        'Le site de 2005 : fond de bois, boutons en relief et compteur de visites',
        'The site of 2005: a wood-grain background, bevelled buttons and a visitor counter',
      ),
      after: localeImage(
        'sites/tavernay-2026.svg',
        'Le site de 2026 : un titre, une phrase et un assemblage large comme la page',
        'The site of 2026: one title, one sentence and a dovetail as wide as the page',
      ),
      afterNarrow: localeImage(
        'sites/tavernay-2026-narrow.svg',
        'Le site de 2026 sur un écran étroit : un titre, une phrase et un assemblage haut comme la page',
        'The site of 2026 on a narrow screen: one title, one sentence and a dovetail as tall as the page',
      ),
      beforeSign: line('2005', '2005'),
      afterSign: line('2026', '2026'),
      site: 'menuiserie-tavernay.ch',
      study: reference('case-tavernay'),
    },
    textSection(
      [
        '## Ce qui reste, ce qui change',
        'Nous lisons d’abord tout ce que vous avez. Vous recevez une liste : ce qui est lu, ce qui est trouvé, ce qui ne sert plus à personne.',
        '- **Les adresses restent.** Chaque ancienne adresse mène à la nouvelle : pas un favori n’est perdu. Une position, en revanche, personne ne la garantit.',
        '- **Les textes sont relus.** Ce qui est juste demeure, ce qui a vieilli est réécrit avec vous.',
        '- **La technique est neuve.** Rapide sur un téléphone, lisible par tous, modifiable sans nous.',
        '## Sans fermer boutique',
        'L’ancien site reste en ligne jusqu’au dernier jour. Le nouveau prend sa place un matin, en quelques minutes, adresses e-mail comprises.',
      ],
      [
        '## What stays, what changes',
        'First we read everything you have. You receive a list: what is read, what is found, and what no longer serves anybody.',
        '- **Addresses stay.** Every old address leads to its new one: not a bookmark is lost. A position, though, nobody can guarantee.',
        '- **Texts are reread.** What is right remains; what has aged is rewritten with you.',
        '- **The technology is new.** Fast on a phone, readable by everyone, editable without us.',
        '## Without closing shop',
        'The old site stays up until the last day. The new one takes its place one morning, within minutes, email addresses included.',
      ],
    ),
    {
      _type: 'video',
      _key: 'last-morning',
      title: line('La dernière minute de l’ancien site', 'The old site’s last minute'),
      lead: paragraph(
        'Onze secondes, sans le son : le changement de maison, et une adresse de 2005 que quelqu’un tape encore.',
        'Eleven seconds, without sound: moving house, and an address from 2005 that somebody still types.',
      ),
      file: file('films/last-morning.mp4'),
      poster: localeImage(
        'films/last-morning.webp',
        'Neuf heures : le nouveau site recouvre l’ancien, séparés par un poteau',
        'Nine o’clock: the new site covers the old one, a pole between them',
      ),
      captionsFr: file('films/last-morning.fr.vtt'),
      captionsEn: file('films/last-morning.en.vtt'),
    },
    {
      _type: 'gallery',
      _key: 'redone',
      title: line('Deux maisons refaites', 'Two houses rebuilt'),
      images: [
        {
          _type: 'galleryImage',
          _key: 'joliat',
          image: localeImage(
            'sites/joliat.svg',
            'Le site de l’horlogerie : un cadran gravé',
            'The clockmaker’s site: an engraved dial',
          ),
          caption: line(
            'Horlogerie Joliat-Frésard, Saignelégier. Gardé : le chemin de la gare. Changé : ce que l’on voit en premier.',
            'Joliat-Frésard clockmakers, Saignelégier. Kept: the way from the station. Changed: what you see first.',
          ),
        },
        {
          _type: 'galleryImage',
          _key: 'tilleuls',
          image: localeImage(
            'sites/tilleuls.svg',
            'Le site du cabinet vétérinaire : un chien devant trois tilleuls',
            'The vet’s site: a dog in front of three lime trees',
          ),
          caption: line(
            'Cabinet Les Trois Tilleuls, Estavayer. Gardé : les noms des vétérinaires. Changé : le numéro d’urgence, tout en haut.',
            'Les Trois Tilleuls vets, Estavayer. Kept: the vets’ names. Changed: the emergency number, right at the top.',
          ),
        },
      ],
    },
    serviceForm(
      line('Parlons de votre site', 'Let’s talk about your site'),
      paragraph(
        'Un appel suffit : nous l’ouvrons ensemble et vous disons ce que nous garderions, et à quel prix.',
        'One call is enough: we open it together and tell you what we would keep, and at what price.',
      ),
      'service-website',
    ),
    invitation(
      line('Vous partez de zéro ?', 'Starting from scratch?'),
      paragraph(
        'Un nouveau site suit le même chemin, avec une feuille blanche au départ.',
        'A new site follows the same path, with a blank sheet at the start.',
      ),
      linkTo(line('Voir un nouveau site', 'See a new website'), 'page-web-new'),
    ),
  ],
})
