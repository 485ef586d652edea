import { localeImage } from '../../builders/image.ts'
import { linkTo } from '../../builders/link.ts'
import { simpleText } from '../../builders/portable-text.ts'
import { reference } from '../../builders/reference.ts'
import { type LocaleString, type LocaleText, line, paragraph } from '../../builders/text.ts'
import { clients } from '../clients.ts'
import { textFigure } from '../services/service.ts'
import { page } from './page.ts'
import { invitationToTalk, pageHeader, textSection } from './sections.ts'

const station = (when: LocaleString, title: LocaleString, text: LocaleText) => ({
  _type: 'step',
  _key: `in-${when.en.toLowerCase()}`,
  when,
  title,
  text,
})

const figure = (
  value: string,
  unit: LocaleString,
  label: LocaleString,
  [drawing, amount]: [drawing: 'days' | 'trail', amount: number],
) => ({
  _type: 'drawnFigure',
  _key: `figure-${value}`,
  value: line(value, value),
  unit,
  label,
  drawing,
  amount,
})

/** The agency itself: where it comes from, where it works, how it goes about things. */
export const digitalAgency = page({
  key: 'digital-agency',
  path: '/services/digital-agency',
  title: line('Agence digitale', 'Digital agency'),
  seoTitle: ['Agence digitale en Suisse romande', 'Digital agency in western Switzerland'],
  seoDescription: [
    'Depuis 1998, une petite agence de Lausanne dessine, écrit et entretient les sites des PME de sept cantons. Prix affichés, une personne par dossier.',
    'Since 1998 a small agency in Lausanne has designed, written and looked after websites for firms in seven cantons. Published prices, one contact.',
  ],
  sections: [
    pageHeader(
      paragraph('En chemin\ndepuis le modem.', 'Showing the way\nsince dial-up.'),
      paragraph(
        'Nous avons commencé en 1998, quand un site mettait une minute à s’afficher. Depuis, tout va plus vite, sauf une chose : comprendre un métier avant de le montrer.',
        'We began in 1998, when a website took a minute to appear. Everything has sped up since, except one thing: understanding a trade before showing it.',
      ),
      textFigure(line('1998', '1998')),
      linkTo(line('Rencontrer l’équipe', 'Meet the team'), 'page-about'),
    ),
    {
      _type: 'steps',
      _key: 'years',
      anchor: 'history',
      title: line('De 1998 à aujourd’hui', 'From 1998 to today'),
      steps: [
        station(
          line('1998', '1998'),
          line('Une chambre à Lausanne', 'A spare room in Lausanne'),
          paragraph(
            'Deux bureaux, une seule ligne de téléphone, et un premier site pour une pension de famille au bord du lac.',
            'Two desks, one telephone line between them, and a first website for a guest house by the lake.',
          ),
        ),
        station(
          line('2005', '2005'),
          line('Un boulanger prend la main', 'A baker takes over'),
          paragraph(
            'Il change ses horaires lui-même, un dimanche, sans nous appeler. C’est devenu la règle pour tous.',
            'He changes his opening hours himself, on a Sunday, without calling us. It has been the rule ever since.',
          ),
        ),
        station(
          line('2012', '2012'),
          line('Le pouce passe devant', 'Thumbs come first'),
          paragraph(
            'La moitié des visites vient d’un téléphone. Nous dessinons l’écran de poche d’abord, le grand ensuite.',
            'Half of all visits come from a phone. We draw the pocket screen first and the large one second.',
          ),
        ),
        station(
          line('2019', '2019'),
          line('Sept cantons, des prix publics', 'Seven cantons, public prices'),
          paragraph(
            'De Genève à Berne, le même tarif pour tous, affiché avant le premier appel.',
            'From Geneva to Bern, the same price list for everyone, published before the first call.',
          ),
        ),
        station(
          line('Aujourd’hui', 'Today'),
          line('Des machines, avec mesure', 'Machines, in moderation'),
          paragraph(
            'Un assistant répond la nuit et passe la main le matin. Les textes, eux, s’écrivent encore à deux.',
            'An assistant answers at night and hands over in the morning. Copy is still written by two people.',
          ),
        ),
      ],
    },
    {
      _type: 'imageAndText',
      _key: 'cantons',
      anchor: 'cantons',
      title: line('Sept cantons, une seule adresse', 'Seven cantons, one address'),
      body: simpleText(
        [
          'Le bureau est à Lausanne ; le travail, lui, se fait chez vous. Nous passons une matinée à l’atelier, au comptoir ou à la cave avant de dessiner quoi que ce soit.',
          'Genève, Vaud, Neuchâtel, Jura, Fribourg, Valais, Berne : au-delà, nous connaissons de bonnes adresses et nous les donnons volontiers.',
        ],
        [
          'The office is in Lausanne; the work happens at your place. We spend a morning in the workshop, behind the counter or down in the cellar before drawing anything.',
          'Geneva, Vaud, Neuchâtel, Jura, Fribourg, Valais, Bern: beyond that we know good people, and are happy to pass on their names.',
        ],
      ),
      image: localeImage(
        'cantons.svg',
        'Une carte imaginaire : un sentier part de Vaud et relie Genève, Valais, Fribourg, Berne, Neuchâtel et le Jura',
        'An imaginary map: a path sets out from Vaud and joins Geneva, Valais, Fribourg, Bern, Neuchâtel and the Jura',
      ),
      side: 'left',
      caption: line(
        'Ce n’est pas une vraie carte. Le chemin, lui, est exact.',
        'Not a real map. The route is accurate, though.',
      ),
      link: linkTo(line('Nous trouver', 'Where to find us'), 'page-contact'),
    },
    {
      _type: 'figures',
      _key: 'figures',
      title: line('Petite, et c’est voulu', 'Small on purpose'),
      figures: [
        figure(
          '7',
          line('cantons', 'cantons'),
          line('et le même tarif dans chacun', 'and the same prices in each of them'),
          ['trail', 7],
        ),
        figure(
          '1',
          line('personne', 'person'),
          line(
            'par dossier, du premier croquis à la mise en ligne',
            'looks after you, from first sketch to launch day',
          ),
          ['trail', 1],
        ),
        figure(
          '42',
          line('heures', 'hours'),
          line(
            'ouvrables au plus pour vous répondre',
            'of working time at most before you hear from us',
          ),
          // Open eight hours a day: the forty-second is on the sixth.
          ['days', 6],
        ),
      ],
    },
    textSection(
      [
        '## Ce que nous faisons',
        'Des sites, et ce qui les rend utiles : des textes justes, un référencement patient, une image qui se reconnaît de loin, un hébergement dont on n’entend jamais parler. [Onze services](page-services), chacun avec un prix, une durée ou un devis.',
        '## Ce que nous ne faisons pas',
        '- **Des promesses de première place.** Personne ne les tient. Nous montrons les positions, mois après mois.',
        '- **Des gabarits rebaptisés.** Un site part d’un métier ; deux fiduciaires n’ont pas le même.',
        '- **Des contrats qui retiennent.** Le domaine, les textes et les images sont à vous, le jour où vous partez aussi.',
        '## Comment nous travaillons',
        'Nous écoutons d’abord, puis nous écrivons, puis nous dessinons. La technique vient en dernier, et elle se fait oublier. À chaque étape vous voyez, vous corrigez, vous approuvez ; rien ne se construit dans votre dos.',
      ],
      [
        '## What we do',
        'Websites, and whatever makes them useful: copy that rings true, patient SEO, an identity you recognise from afar, hosting you never hear about. [Eleven services](page-services), each with a price, a duration or a quote.',
        '## What we don’t do',
        '- **Promise first place.** Nobody can keep that promise. We show you the positions, month after month.',
        '- **Rename templates.** A site starts from a trade, and no two accountants practise the same one.',
        '- **Lock you in.** Domain, copy and pictures are yours, on the day you leave as well.',
        '## How we work',
        'First we listen, then we write, then we draw. Technology comes last and stays out of sight. At every stage you look, correct and approve; nothing is built behind your back.',
      ],
    ),
    {
      _type: 'clientMarks',
      _key: 'clients',
      title: line('Ceux qui nous font confiance', 'The firms that trust us'),
      clients: clients.map(({ _id }) => reference(_id)),
      link: linkTo(line('Et vous ?', 'And you?'), 'page-contact'),
    },
    invitationToTalk(
      line('Passez prendre un café', 'Come by for a coffee'),
      paragraph(
        'Ou faites-nous venir. La première conversation ne coûte rien et ne vous engage à rien.',
        'Or have us come to you. The first conversation costs nothing and commits you to nothing.',
      ),
    ),
  ],
})
