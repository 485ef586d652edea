import { linkTo, linkToPath } from '../../builders/link.ts'
import { reference } from '../../builders/reference.ts'
import { line, paragraph } from '../../builders/text.ts'
import { clients } from '../clients.ts'
import { landingFaqs } from '../faqs.ts'
import { services } from '../services/index.ts'
import { planFigure, textFigure } from '../services/service.ts'
import { testimonials } from '../testimonials/index.ts'
import { page, type Section } from './page.ts'
import { invitation, questions } from './sections.ts'

const servicePlate = (serviceId: string) => ({
  _type: 'plate',
  _key: serviceId,
  service: reference(serviceId),
  tone: 'signal',
})

const largeVoices = testimonials
  .filter(({ figure }) => figure)
  .slice(0, 3)
  .map(({ _id }) => reference(_id))

const hero: Section = {
  _type: 'heroPlates',
  _key: 'hero',
  eyebrow: line('GE VD NE JU FR VS BE', 'GE VD NE JU FR VS BE'),
  title: paragraph('Votre site,\nbien indiqué.', 'The way\nto a better site.'),
  lead: paragraph(
    'Agence digitale suisse. Sites, référencement, graphisme et IA pour les PME de Genève à Berne, depuis 1998.',
    'Swiss digital agency. Websites, SEO, design and AI for small businesses from Geneva to Bern, since 1998.',
  ),
  actions: [
    linkTo(line('Demander un devis', 'Request a quote'), 'page-contact'),
    linkToPath(line('Être rappelé', 'Request a call'), '/contact#call'),
  ],
  plates: [
    servicePlate('service-website'),
    servicePlate('service-graphic-design'),
    servicePlate('service-seo'),
    servicePlate('service-artificial-intelligence'),
    {
      _type: 'plate',
      _key: 'all-services',
      label: line('Tous les services', 'All services'),
      link: linkTo(line('Tous les services', 'All services'), 'page-services'),
      figure: textFigure(line(String(services.length), String(services.length))),
      tone: 'ink',
    },
  ],
}

/** The landing page. */
export const home = page({
  key: 'home',
  path: '/',
  title: line('Accueil', 'Home'),
  seoTitle: [
    'Jalonne, agence digitale suisse depuis 1998',
    'Jalonne, Swiss digital agency since 1998',
  ],
  seoDescription: [
    'Sites internet, référencement, graphisme et IA pour les PME romandes et bernoises. Des prix affichés, une date tenue, une personne à qui parler.',
    'Websites, SEO, graphic design and AI for small businesses from Geneva to Bern. Published prices, a launch date and one person to talk to.',
  ],
  sections: [
    hero,
    {
      _type: 'work',
      _key: 'work',
      title: line('Treize maisons, sept cantons.', 'Thirteen firms, seven cantons.'),
      lead: paragraph(
        'Chaque site part d’un métier, jamais d’un gabarit. En voici trois, avec ce qu’ils ont changé.',
        'Every site starts from a trade, never from a template. Here are three, and what they changed.',
      ),
      link: linkTo(line('Toutes les réalisations', 'All projects'), 'page-projects'),
      studies: ['case-joliat', 'case-echalas', 'case-pahud'].map(reference),
    },
    {
      _type: 'clientMarks',
      _key: 'clients',
      title: line('Nos clients', 'Who we work for'),
      clients: clients.map(({ _id }) => reference(_id)),
      link: linkTo(line('Et vous ?', 'And you?'), 'page-contact'),
    },
    invitation(
      line(
        'Vos clients cherchent. Êtes-vous sur leur chemin ?',
        'Your customers are searching. Will they find you?',
      ),
      paragraph(
        'Le pack Essentiel pose les bases : audit, mots-clés, titres et descriptions réécrits. Payé une seule fois, utile longtemps.',
        'The Essentiel pack lays the groundwork: an audit, keywords, rewritten titles and descriptions. Pay once, benefit for years.',
      ),
      linkTo(line('Voir le référencement', 'See SEO & visibility'), 'service-seo'),
      planFigure('plan-seo-essentiel'),
    ),
    {
      _type: 'largeVoices',
      _key: 'voices',
      title: line('Ce qui a changé, en chiffres', 'What changed, in figures'),
      testimonials: largeVoices,
    },
    {
      _type: 'testimonialWall',
      _key: 'testimonials',
      title: line('Ils ont suivi le jalon', 'They followed the signs'),
      lead: paragraph(
        'Quarante-deux entreprises de sept cantons racontent ce qui a changé.',
        'Forty-two businesses in seven cantons on what changed for them.',
      ),
      testimonials: testimonials.map(({ _id }) => reference(_id)),
    },
    questions(
      landingFaqs,
      linkTo(line('Poser une autre question', 'Ask another question'), 'page-contact'),
    ),
  ],
})
