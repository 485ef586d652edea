import { linkTo } from '../../builders/link.ts'
import { line, paragraph } from '../../builders/text.ts'
import { page, type Section } from './page.ts'
import { invitation, pageHeader } from './sections.ts'
import { station } from './service-pages/tool.ts'
import { stages } from './service-pages/web-new.ts'

const plan: Section = {
  _type: 'steps',
  _key: 'plan',
  anchor: 'plan',
  title: line('Ce qu’il devra savoir faire', 'What it will have to do'),
  lead: paragraph(
    'Trois jalons, dans cet ordre. Nous ne donnons pas de date : nous l’annoncerons quand nous pourrons la tenir.',
    'Three markers, in this order. We give no date: we will announce one when we can keep it.',
  ),
  steps: [
    station(
      'ask',
      line('Jalon 1', 'Marker 1'),
      line('Écouter avant de dessiner', 'Listen before drawing'),
      [
        'Cinq questions sur votre métier, pas sur vos couleurs préférées. Le plan de la page en sort.',
        'Five questions about your trade, not about your favourite colours. The plan of the page follows from them.',
      ],
    ),
    station(
      'write',
      line('Jalon 2', 'Marker 2'),
      line('Écrire dans les deux langues', 'Write in both languages'),
      [
        'Un brouillon en français et en anglais, que vous corrigez comme une lettre. Aucun texte de remplissage.',
        'A draft in French and in English that you correct like a letter. No filler text anywhere.',
      ],
    ),
    station(
      'hand-over',
      line('Jalon 3', 'Marker 3'),
      line('Rendre les clés', 'Hand over the keys'),
      [
        'Les textes, les images et le domaine sont à vous. Le jour où vous partez, vous emportez une copie complète du contenu.',
        'Words, pictures and domain are yours. The day you leave, you take a full copy of the content with you.',
      ],
    ),
  ],
}

/** A place kept for a builder of websites that does not exist yet, and says so. */
export const builder = page({
  key: 'builder',
  path: '/builder',
  title: line('Constructeur de site', 'Website builder'),
  seoTitle: ['Constructeur de site : pas encore ouvert', 'Website builder: not open yet'],
  seoDescription: [
    'Le constructeur de site de Jalonne n’existe pas encore. Voici ce qu’il devra savoir faire, et comment nous montons un site à la main d’ici là.',
    'The Jalonne website builder does not exist yet. Here is what it will have to do, and how we build websites by hand until then.',
  ],
  noindex: true,
  sections: [
    pageHeader(
      paragraph('Ici, un jour,\nun constructeur.', 'A builder,\none day.'),
      paragraph(
        'Cette page est une réserve : il n’y a encore rien à essayer, rien à télécharger et aucune liste d’attente. Le terrain est piqueté, c’est tout.',
        'This page is a placeholder: there is nothing to try yet, nothing to download and no waiting list. The ground is staked out, and that is all.',
      ),
    ),
    plan,
    {
      ...stages,
      title: line('D’ici là, à la main', 'Until then, by hand'),
      lead: paragraph(
        'Un vrai site, celui de l’Hôtel du Bisse-Neuf, du plan à la mise en ligne en 17 jours ouvrables.',
        'A real website, that of the Bisse-Neuf hotel, from plan to launch in 17 working days.',
      ),
    },
    invitation(
      line('Vous n’avez pas envie d’attendre ?', 'Would you rather not wait?'),
      paragraph(
        'Dites-nous ce que votre site doit changer. Nous répondons dans les 42 heures ouvrables, avec un prix ou une question.',
        'Tell us what your website has to change. We reply within 42 business hours, with a price or a question.',
      ),
      linkTo(line('Demander un devis', 'Request a quote'), 'page-contact'),
    ),
  ],
})
