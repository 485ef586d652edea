import { linkTo } from '../../builders/link.ts'
import { line, paragraph } from '../../builders/text.ts'
import { page, type Section } from './page.ts'
import { pageHeader } from './sections.ts'
import { benefit } from './service-pages/tool.ts'

const benefits: Section = {
  _type: 'benefitsWithAside',
  _key: 'benefits',
  anchor: 'benefits',
  title: line('Ce que vous trouvez ici', 'What you find here'),
  lead: paragraph(
    'Les mêmes conditions pour tout le monde, écrites avant le premier entretien.',
    'The same terms for everyone, in writing before the first interview.',
  ),
  benefits: [
    benefit(
      'holidays',
      line('6 semaines', '6 weeks'),
      line('De vraies vacances', 'Real holidays'),
      paragraph(
        'Six semaines par an, dès la première année. Le téléphone de l’agence ne vous suit pas.',
        'Six weeks a year, from the first year on. The agency’s phone stays behind.',
      ),
    ),
    benefit(
      'hours',
      line('40 heures', '40 hours'),
      line('Une semaine qui a une fin', 'A week that has an end'),
      paragraph(
        'Quarante heures pour un plein temps, et presque tous les postes ouverts au temps partiel. Les dates tiennent, parce que celle ou celui qui fait le travail les a fixées.',
        'Forty hours for a full-time post, and almost every position open to part-time. Deadlines hold, because whoever does the work has set them.',
      ),
    ),
    benefit(
      'learning',
      line('2 jours par mois', '2 days a month'),
      line('Le temps d’apprendre', 'Time to learn'),
      paragraph(
        'Un cours, un livre, un essai qui rate : deux jours par mois sont à vous, et nous payons l’inscription.',
        'A course, a book, an experiment that fails: two days a month are yours, and we pay the fee.',
      ),
    ),
    benefit(
      'place',
      line('Lac ou salon', 'Lake or lounge'),
      line('Là où vous travaillez bien', 'Wherever you work well'),
      paragraph(
        'À Lausanne, à deux minutes du métro, ou chez vous. On se voit tous le mardi, autour d’une table et d’une soupe.',
        'In Lausanne, two minutes from the metro, or at home. On Tuesdays we all meet around a table and a pot of soup.',
      ),
    ),
    benefit(
      'travel',
      line('Demi-tarif', 'Half-fare card'),
      line('Le train plutôt que la voiture', 'Trains rather than cars'),
      paragraph(
        'L’abonnement demi-tarif est offert, et les trajets chez nos clients comptent comme du travail.',
        'Your half-fare card is on us, and travelling to customers counts as work.',
      ),
    ),
  ],
  asideTitle: line('Une question avant d’écrire ?', 'A question before you write?'),
  asideText: paragraph(
    'Appelez-nous. Dix minutes au téléphone disent plus qu’une lettre de motivation.',
    'Give us a call. Ten minutes on the phone say more than a cover letter.',
  ),
  link: linkTo(line('Nos coordonnées', 'How to reach us'), 'page-contact'),
}

/** What it is like to work here; the positions stand under its header by themselves. */
export const career = page({
  key: 'career',
  path: '/career',
  title: line('Carrières', 'Careers'),
  seoTitle: ['Carrières : travailler chez Jalonne', 'Careers: work at Jalonne'],
  seoDescription: [
    'Huit métiers à Lausanne ou à distance, six semaines de vacances, et une adresse pour votre CV même quand tous les postes sont pourvus.',
    'Eight trades in Lausanne or remote, six weeks of holiday, and an address for your CV even when every position is filled.',
  ],
  sections: [
    pageHeader(
      paragraph('Prochain\ndépart ?', 'Next\ndeparture?'),
      paragraph(
        'Nous sommes peu nombreux, et l’on reste longtemps. Quand une place se libère, elle s’affiche ici, avant partout ailleurs.',
        'There are few of us, and people stay. When a place becomes free it shows up here, before anywhere else.',
      ),
    ),
    benefits,
  ],
})
