import { line, paragraph } from '../../builders/text.ts'
import type { Voice } from './testimonial.ts'

/** Testimonials 1 to 14. */
export const firstVoices: Voice[] = [
  {
    source: 'website',
    canton: 'GE',
    company: 'Fiduciaire Arvanel, Carouge',
    client: 'arvanel',
    figure: {
      _type: 'drawnFigure',
      value: line('14', '14'),
      unit: line('jours', 'days'),
      label: line(
        'entre le feu vert et la mise en ligne, sur vingt promis',
        'from go-ahead to launch, out of twenty promised',
      ),
      drawing: 'days',
      amount: 14,
      reference: 20,
    },
    name: 'Claire Dumusc',
    role: line('Directrice', 'Managing director'),
    quote: paragraph(
      'On nous a remis un site clair, quatorze jours ouvrables après le feu vert. Depuis, les clients arrivent au premier rendez-vous en sachant ce que nous faisons.',
      'The new site was live fourteen working days after we said yes. People now turn up to a first meeting already knowing what we do.',
    ),
  },
  {
    source: 'seo',
    canton: 'VD',
    company: 'Menuiserie Tavernay, Moudon',
    client: 'tavernay',
    name: 'Olivier Tavernay',
    role: line('Maître menuisier', 'Master joiner'),
    quote: paragraph(
      'Chercher une cuisine sur mesure dans la Broye et tomber sur notre atelier plutôt que sur un catalogue : voilà ce qui a changé en six mois.',
      'Search for a made-to-measure kitchen round here and you now find our workshop instead of a catalogue. It took about six months.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'NE',
    company: 'Pharmacie du Vieux-Seyon, Neuchâtel',
    client: 'seyon',
    figure: {
      _type: 'drawnFigure',
      value: line('0', '0'),
      unit: line('erreur', 'errors'),
      label: line(
        'd’horaire de garde, là où il y en avait trois',
        'in the on-call hours, where there used to be three',
      ),
      drawing: 'clock',
      amount: 16,
    },
    name: 'Nadia Perregaux',
    role: line('Pharmacienne responsable', 'Head pharmacist'),
    quote: paragraph(
      "Nos horaires de garde étaient faux à trois endroits. Tout est corrigé, et la fiche reste à jour sans que j'aie à y penser.",
      'Our on-call hours were wrong in three different places. They are right everywhere now, and someone other than me keeps them that way.',
    ),
  },
  {
    source: 'seo',
    canton: 'JU',
    company: 'Horlogerie Joliat-Frésard, Saignelégier',
    client: 'joliat',
    name: 'Benoît Joliat',
    role: line('Horloger-rhabilleur', 'Watchmaker and restorer'),
    quote: paragraph(
      "Je répare des pendules, je n'entends rien aux balises. Chaque mois, deux pages lisibles m'ont expliqué ce qui avait bougé et pourquoi.",
      'I mend clocks and know nothing about tags. Every month I got two readable pages on what had moved and why.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'FR',
    company: 'Garage Chassot-Berset, Romont',
    client: 'chassot',
    name: 'Yannick Berset',
    role: line('Garagiste', 'Garage owner'),
    quote: paragraph(
      'Les gens de passage cherchent un garage sur leur téléphone. Ils nous manquaient de peu ; maintenant, ça sonne dès le lundi matin.',
      'Drivers passing through look for a garage on their phone. They used to miss us; these days it starts ringing first thing on Monday.',
    ),
  },
  {
    source: 'website',
    canton: 'VS',
    company: 'Cave des Échalas, Chamoson',
    client: 'echalas',
    name: 'Mélanie Rudaz',
    role: line('Vigneronne', 'Winegrower'),
    quote: paragraph(
      "Le site suit nos saisons : vendanges, caves ouvertes, expéditions. Je change une date moi-même et c'est en ligne avant que le café soit froid.",
      'The site follows our year: harvest, open cellars, shipping. I change a date myself and it is online before my coffee goes cold.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'BE',
    company: 'Velowerk Länggrind, Köniz',
    client: 'velowerk',
    name: 'Simon Aebischer',
    role: line('Propriétaire', 'Owner'),
    quote: paragraph(
      'Chacun de nos trois ateliers a enfin sa propre fiche, avec les bonnes photos. Plus personne ne se présente devant une porte close.',
      'Each of our three workshops finally has its own listing with the right photos. Nobody stands outside a closed door any more.',
    ),
  },
  {
    source: 'website',
    canton: 'GE',
    company: 'Atelier Monachon Architectes, Carouge',
    name: 'Léa Monachon',
    role: line('Architecte associée', 'Partner architect'),
    quote: paragraph(
      'Nous craignions un gabarit de plus. On nous a montré des croquis, nous avons débattu des marges, et le résultat ressemble à notre travail.',
      'We dreaded yet another template. Instead we saw sketches, argued about margins and ended up with something that looks like our work.',
    ),
  },
  {
    source: 'seo',
    canton: 'VD',
    company: 'Physio Sous-Riponne, Lausanne',
    name: 'Julien Cachemaille',
    role: line('Physiothérapeute', 'Physiotherapist'),
    quote: paragraph(
      'Deux tiers de nos nouveaux patients nous ont trouvés en cherchant, sans connaître notre nom. Avant, tout passait par le bouche-à-oreille.',
      'Two thirds of our new patients found us by searching, without knowing our name. It used to be word of mouth or nothing.',
    ),
  },
  {
    source: 'website',
    canton: 'NE',
    company: 'Imprimerie Courvoisier-Blanc, La Chaux-de-Fonds',
    name: 'Sylvie Matthey',
    role: line('Codirectrice', 'Co-director'),
    quote: paragraph(
      "L'ancien site avait douze ans et personne n'osait y toucher. La bascule s'est faite un mardi, sans une seule page perdue.",
      'Our old site was twelve years old and nobody dared touch it. The switch happened on a Tuesday and not one page went missing.',
    ),
  },
  {
    source: 'seo',
    canton: 'JU',
    company: 'Fromagerie des Sapins-Blancs, Le Noirmont',
    name: 'Étienne Boillat',
    role: line('Fromager', 'Cheesemaker'),
    quote: paragraph(
      "Nous vendons désormais autant en Suisse alémanique qu'ici. Les textes disent ce que nous faisons, et les moteurs ont fini par comprendre.",
      'We now sell as much in German-speaking Switzerland as at home. The pages say what we make, and search engines finally got the message.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'FR',
    company: 'Optique Vuarnoz, Bulle',
    name: 'Carole Vuarnoz',
    role: line('Opticienne diplômée', 'Qualified optician'),
    quote: paragraph(
      "Répondre aux avis me semblait une corvée. Avec la méthode reçue, j'y passe dix minutes par semaine et les clients nous en parlent en magasin.",
      'Replying to reviews felt like a chore. With the routine they gave us it takes ten minutes a week, and customers mention it in the shop.',
    ),
  },
  {
    source: 'seo',
    canton: 'VS',
    company: 'Hôtel du Bisse-Neuf, Nendaz',
    client: 'bisse',
    figure: {
      _type: 'drawnFigure',
      value: line('54', '54'),
      unit: line('%', '%'),
      label: line(
        'de réservations directes, contre 21 % deux hivers plus tôt',
        'of bookings made direct, up from 21% two winters before',
      ),
      drawing: 'peaks',
      amount: 54,
      reference: 21,
    },
    name: 'Pascal Fournier',
    role: line('Hôtelier', 'Hotelier'),
    quote: paragraph(
      'Cet hiver, les réservations directes ont dépassé celles des plateformes pour la première fois. Le travail a été lent, expliqué, puis visible.',
      'This winter direct bookings overtook the platforms for the first time. The work was slow, well explained and then, suddenly, visible.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'BE',
    company: 'Coiffure Ruelle 12, Biel/Bienne',
    name: 'Fabienne Zbinden',
    role: line('Gérante', 'Salon manager'),
    quote: paragraph(
      "À Bienne, on vit en deux langues, et nous étions invisibles dans l'une d'elles. La fiche et les pages existent enfin en allemand aussi.",
      'In Biel you need both languages, and we were invisible in one of them. Our listing and pages now exist in French and German.',
    ),
  },
]
