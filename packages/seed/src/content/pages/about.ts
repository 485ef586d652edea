import { linkTo } from '../../builders/link.ts'
import { reference } from '../../builders/reference.ts'
import { type LocaleString, line, paragraph } from '../../builders/text.ts'
import { page } from './page.ts'
import { invitation } from './sections.ts'

const milestone = (year: string, event: LocaleString) => ({
  _type: 'milestone',
  _key: `in-${year}`,
  year,
  event,
})

/** The agency in person: what it is for, since when, and who works there. */
export const about = page({
  key: 'about',
  path: '/about-us',
  title: line('À propos', 'About us'),
  seoTitle: ['À propos : les gens de Jalonne', 'About us: the people of Jalonne'],
  seoDescription: [
    'Depuis 1998, une petite agence de Lausanne montre le chemin jusqu’à votre porte. Sa mission, ses jalons, et les visages de celles et ceux qui décrochent.',
    'Since 1998, a small agency in Lausanne has shown people the way to your door. Its mission, its milestones, and the faces of those who pick up the phone.',
  ],
  sections: [
    {
      _type: 'ridgeMission',
      _key: 'mission',
      title: line('À propos de Jalonne', 'About Jalonne'),
      mission: paragraph(
        'Depuis 1998, nous plantons des repères pour que vos clients trouvent leur chemin jusqu’à une porte, un atelier, une cave. Et nous restons assez petits pour répondre au téléphone.',
        'Since 1998 we have been planting signposts, so that your customers find their way to a door, a workshop, a cellar. And we stay small enough to answer the phone.',
      ),
      milestones: [
        milestone('1998', line('Premier site, quatre pages', 'First site, four pages')),
        milestone('2012', line('Le pouce d’abord', 'Thumbs first')),
        milestone('2019', line('Sept cantons', 'Seven cantons')),
        milestone('2026', line('Treize personnes', 'Thirteen people')),
      ],
    },
    {
      _type: 'lanyard',
      _key: 'badge',
      title: line('Qui tient le crayon.', 'Who holds the pencil.'),
      lead: paragraph(
        'Pas d’intermédiaire : la personne que vous rencontrez la première est celle qui signe le devis.',
        'No go-between: the first person you meet is the one who signs the quote.',
      ),
      person: reference('person-camille-rochat'),
    },
    {
      _type: 'people',
      _key: 'people',
      anchor: 'people',
      title: line('Celles et ceux qui décrochent.', 'The ones who pick up.'),
      lead: paragraph(
        'Un nom par dossier, et toujours une personne qui répond.',
        'One name on every file, and always a person who answers.',
      ),
    },
    invitation(
      line('Venez nous voir', 'Come and see us'),
      paragraph(
        'Le café est à Lausanne, la première conversation ne coûte rien. Le train passe toutes les dix minutes.',
        'The coffee is in Lausanne, and the first conversation costs nothing. A train stops every ten minutes.',
      ),
      linkTo(line('Prendre contact', 'Get in touch'), 'page-contact'),
    ),
  ],
})
