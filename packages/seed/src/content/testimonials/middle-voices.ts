import { line, paragraph } from '../../builders/text.ts'
import type { Voice } from './testimonial.ts'

/** Testimonials 15 to 28. */
export const middleVoices: Voice[] = [
  {
    source: 'website',
    canton: 'GE',
    company: 'Crèche Les Petits Arolles, Meyrin',
    name: 'Aïcha Benkirane',
    role: line('Directrice', 'Director'),
    quote: paragraph(
      'Les parents trouvent le règlement et les places libres sans nous appeler. Le secrétariat a gagné deux heures par jour.',
      'Parents find the rules and the free places without calling us. Our office has won back two hours a day.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'VD',
    company: 'Boulangerie Pahud-Corbaz, Yverdon-les-Bains',
    client: 'pahud',
    name: 'Michel Corbaz',
    role: line('Boulanger', 'Baker'),
    quote: paragraph(
      'La carte envoyait encore les gens à notre ancienne adresse, fermée depuis 2019. Trois semaines plus tard, la file du samedi avait changé de trottoir.',
      'The map still sent people to the address we left in 2019. Three weeks later the Saturday queue had found the right pavement.',
    ),
  },
  {
    source: 'website',
    canton: 'NE',
    company: 'Microtechnique Delachaux-Roy, Le Locle',
    name: 'Thomas Roy',
    role: line('Responsable commercial', 'Sales manager'),
    quote: paragraph(
      "Nos pièces mesurent un demi-millimètre, difficile d'en parler simplement. Les fiches techniques sont devenues lisibles et les acheteurs étrangers nous écrivent directement.",
      'Our parts are half a millimetre wide and hard to explain. The data sheets now read well, and buyers abroad write to us directly.',
    ),
  },
  {
    source: 'seo',
    canton: 'JU',
    company: 'Électricité Gigon-Nappez, Porrentruy',
    client: 'gigon',
    name: 'Laurence Nappez',
    role: line('Cheffe de bureau', 'Office manager'),
    quote: paragraph(
      "Nous avons cessé de payer chaque clic. Les demandes pour le solaire viennent d'articles écrits une fois, et elles continuent d'arriver.",
      'We stopped paying for every click. Solar enquiries come from articles written once, and they are still coming in.',
    ),
  },
  {
    source: 'website',
    canton: 'FR',
    company: 'Cabinet vétérinaire Les Trois Tilleuls, Estavayer',
    client: 'tilleuls',
    figure: {
      _type: 'drawnFigure',
      value: line('2', '2'),
      unit: line('h', 'am'),
      label: line(
        'du matin, l’heure du rendez-vous pris en ligne le plus tardif',
        'is when the latest online booking came in',
      ),
      drawing: 'clock',
      amount: 2,
    },
    name: 'Anouk Jungo',
    role: line('Vétérinaire', 'Veterinary surgeon'),
    quote: paragraph(
      "La prise de rendez-vous fonctionne aussi à deux heures du matin, quand un chat décide d'avaler une ficelle. Rien à redire.",
      'Online booking also works at two in the morning, when a cat decides to swallow a piece of string. No complaints.',
    ),
  },
  {
    source: 'seo',
    canton: 'VS',
    company: 'Bureau des guides Combe-Claire, Orsières',
    name: 'Stéphane Maret',
    role: line('Guide de montagne', 'Mountain guide'),
    quote: paragraph(
      "Nous étions quinzièmes pour nos propres courses. Un an plus tard, les groupes anglais réservent avant même d'avoir choisi leur hôtel.",
      'We ranked fifteenth for our own routes. A year on, British groups book us before they have even picked a hotel.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'BE',
    company: 'Zahnarztpraxis Aarewinkel, Münsingen',
    name: 'Reto Wüthrich',
    role: line('Médecin-dentiste', 'Dentist'),
    quote: paragraph(
      "On cherche un dentiste entre deux réunions, une main sur la joue. Désormais, c'est notre numéro qui s'affiche, et c'est le bon.",
      'People look for a dentist between two meetings, one hand on their cheek. Ours is the number that comes up now, and it is the right one.',
    ),
  },
  {
    source: 'seo',
    canton: 'GE',
    company: 'Étude Vauthey & Lombard, Lancy',
    name: 'Grégoire Vauthey',
    role: line('Avocat', 'Lawyer'),
    quote: paragraph(
      "Un audit sans jargon, une liste de priorités, puis des résultats que j'ai pu vérifier moi-même. C'est ce que j'attends d'un mandataire.",
      'An audit without jargon, a list of priorities, then results I could check for myself. That is what I expect from anyone I instruct.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'VD',
    company: 'Fleurs Ancolie, Vevey',
    name: 'Sandrine Jaquier',
    role: line('Fleuriste', 'Florist'),
    quote: paragraph(
      'À la fête des Mères, la moitié des commandes venait de gens qui nous avaient trouvés sur la carte le matin même.',
      'On Mother’s Day half our orders came from people who had found us on the map that very morning.',
    ),
  },
  {
    source: 'website',
    canton: 'NE',
    company: 'Musique au Vallon, Fleurier',
    client: 'vallon',
    figure: {
      _type: 'drawnFigure',
      value: line('120', '120'),
      unit: line('élèves', 'pupils'),
      label: line(
        'inscrits sans un seul formulaire papier',
        'enrolled without a single paper form',
      ),
      drawing: 'none',
    },
    name: 'Corinne Leuba',
    role: line('Administratrice', 'Administrator'),
    quote: paragraph(
      "Cent vingt inscriptions sans un seul formulaire papier. Les professeurs modifient eux-mêmes leurs horaires, ce que je n'aurais pas parié en début d'année.",
      'One hundred and twenty enrolments and not one paper form. The teachers update their own timetables, which I would never have bet on.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'JU',
    company: 'Restaurant La Tourbière, Les Genevez',
    name: 'Damien Voirol',
    role: line('Chef et patron', 'Chef and owner'),
    quote: paragraph(
      "Le menu du jour, la terrasse, les dimanches ouverts : tout est juste, partout. Les promeneurs s'arrêtent parce qu'ils savent que nous les attendons.",
      'Today’s menu, the terrace, which Sundays we open: correct everywhere. Walkers stop because they know that we are expecting them.',
    ),
  },
  {
    source: 'website',
    canton: 'FR',
    company: 'Charpentes Sallin-Rotzetter, Schmitten',
    name: 'Beat Rotzetter',
    role: line("Chef d'entreprise", 'Managing director'),
    quote: paragraph(
      "Nos chantiers sont montrés comme nous les construisons, de la charpente nue aux finitions. Deux maîtres d'ouvrage nous ont choisis sur ces images.",
      'Our building sites are shown the way we work, from bare frame to finish. Two customers chose us on the strength of those pages.',
    ),
  },
  {
    source: 'seo',
    canton: 'VS',
    company: "Miellerie d'Ayer-Haut, Anniviers",
    name: 'Coralie Zufferey',
    role: line('Apicultrice', 'Beekeeper'),
    quote: paragraph(
      "Une petite boutique face aux grandes enseignes, je n'y croyais guère. Le miel de montagne est épuisé en novembre depuis deux ans.",
      'A tiny shop against the big retailers: I had my doubts. Our mountain honey has sold out by November two years running.',
    ),
  },
  {
    source: 'website',
    canton: 'BE',
    company: 'Gartenbau Emmenhof, Langnau',
    name: 'Regula Hofstetter',
    role: line('Paysagiste', 'Landscape gardener'),
    quote: paragraph(
      "Du premier appel à la mise en ligne, toujours la même interlocutrice. Elle connaît le nom de nos rosiers, c'est tout dire.",
      'From the first call to launch day we dealt with the same person. She knows our roses by name, which says it all.',
    ),
  },
]
