import { linkTo } from '../../builders/link.ts'
import { line, paragraph } from '../../builders/text.ts'
import { pricingFaqs } from '../faqs.ts'
import { chatbotPlans } from '../plans/chatbots.ts'
import { hostingPlans } from '../plans/hosting.ts'
import { localSeoPlans, seoPlans } from '../plans/seo.ts'
import { page } from './page.ts'
import {
  extras,
  pageHeader,
  planGroup,
  questions,
  quoteForm,
  seoPacks,
  toPricingContact,
} from './sections.ts'
import { siteTimetable } from './timetable.ts'

/** The price list. */
export const pricing = page({
  key: 'pricing',
  path: '/pricing',
  title: line('Tarifs', 'Pricing'),
  seoTitle: ['Tarifs : site, référencement, hébergement', 'Pricing: websites, SEO and hosting'],
  seoDescription: [
    "Comparez nos abonnements site ligne par ligne, puis les packs SEO, les chatbots et l'hébergement. Prix affichés en francs suisses, ou sur devis.",
    'Compare our website plans line by line, then SEO packs, chatbots and hosting. Prices in Swiss francs, or on request.',
  ],
  sections: [
    pageHeader(
      paragraph('Les prix,\nnoir sur jaune.', 'Prices,\nplain to see.'),
      paragraph(
        'Un abonnement pour le site, des packs payés une fois pour le référencement, des options si vous en avez besoin. Vous savez où vous allez avant de partir.',
        'A subscription for the site, packs paid once for SEO, and options should you need them. You know where you are heading before you set off.',
      ),
    ),
    siteTimetable(toPricingContact(line('Demander un devis', 'Request a quote'))),
    seoPacks(
      seoPlans,
      linkTo(line('Voir le référencement', 'See SEO & visibility'), 'service-seo'),
    ),
    extras(
      line('Options', 'Options'),
      line(
        'SEO local, chatbots et hébergement : voir les prix',
        'Local SEO, chatbots and hosting: see the prices',
      ),
      [
        planGroup(
          line('Près de chez vous', 'Close to home'),
          paragraph(
            'Pour que le quartier vous trouve sur la carte.',
            'So that people nearby find you on the map.',
          ),
          localSeoPlans,
          linkTo(line('Voir le référencement', 'See SEO & visibility'), 'service-seo'),
        ),
        planGroup(
          line('Chatbots', 'Chatbots'),
          paragraph(
            'Un assistant sur votre site, de jour comme de nuit.',
            'An assistant on your site, day and night.',
          ),
          chatbotPlans,
          linkTo(line('Voir les chatbots', 'See chatbots'), 'page-chatbots'),
        ),
        planGroup(
          line('Hébergement', 'Hosting'),
          paragraph(
            "Pour un site que vous avez déjà, facturé à l'année.",
            'For a site you already have, billed by the year.',
          ),
          hostingPlans,
          linkTo(line("Voir l'hébergement", 'See hosting'), 'service-hosting'),
        ),
      ],
    ),
    quoteForm(
      'contact',
      line('Une formule en vue ?', 'Found your plan?'),
      paragraph(
        'Dites-nous ce que vous faites et pour qui. Nous répondons dans les 42 heures ouvrables, avec un devis ou une question.',
        'Tell us what you do and who for. We reply within 42 business hours, with a quote or a question.',
      ),
    ),
    questions(
      pricingFaqs,
      toPricingContact(line('Poser une autre question', 'Ask another question')),
    ),
  ],
})
