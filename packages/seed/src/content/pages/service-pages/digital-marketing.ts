import { linkToPath } from '../../../builders/link.ts'
import { reference } from '../../../builders/reference.ts'
import { type LocaleString, type LocaleText, line, paragraph } from '../../../builders/text.ts'
import { serviceFigure, textFigure } from '../../services/service.ts'
import { page, type Section } from '../page.ts'
import { pageHeader, serviceForm } from '../sections.ts'

const path = '/services/digital-marketing'
const audit = serviceFigure('service-digital-marketing')
const toForm = linkToPath(line('Réserver l’audit', 'Book the audit'), `${path}#contact`)

const benefit = (key: string, figure: LocaleString, title: LocaleString, text: LocaleText) => ({
  _type: 'card',
  _key: key,
  title,
  text,
  figure: textFigure(figure),
})

const benefits: Section = {
  _type: 'benefitsWithAside',
  _key: 'benefits',
  title: line('Douze semaines, notées comme un horaire', 'Twelve weeks, set out like a timetable'),
  lead: paragraph(
    'Pas de pack, pas de jargon. Quatre choses que vous avez en main à la fin, et que vous gardez.',
    'No package, no jargon. Four things you hold in your hands at the end, and keep.',
  ),
  benefits: [
    benefit(
      'survey',
      line('1 relevé', '1 survey'),
      line('Vos chiffres, enfin côte à côte', 'Your figures, side by side at last'),
      paragraph(
        'Visites, demandes, ventes, dépenses : nous les posons sur la même feuille. On y lit d’où viennent vos clients, et ce qui coûte sans rien rapporter.',
        'Visits, enquiries, sales, spending: we put them on a single sheet. It shows where your customers come from, and what costs money and brings nothing in.',
      ),
    ),
    benefit(
      'priorities',
      line('3 priorités', '3 priorities'),
      line('Moins de choses, mieux faites', 'Fewer things, done better'),
      paragraph(
        'Une chose à arrêter, une à réparer, une à essayer. Tout le reste attend son tour, et c’est écrit.',
        'One thing to stop, one to repair, one to try. Everything else waits its turn, and we put that in writing.',
      ),
    ),
    benefit(
      'calendar',
      line('12 semaines', '12 weeks'),
      line('Un calendrier qui tient dans le vôtre', 'A calendar that fits into yours'),
      paragraph(
        'Chaque tâche a sa semaine et le nom de qui s’en charge. Vos vacances, vos vendanges et vos inventaires y figurent aussi.',
        'Each task has its week and the name of whoever does it. Your holidays, your harvest and your stocktaking are in it too.',
      ),
    ),
    benefit(
      'review',
      line('1 page par mois', '1 page a month'),
      line('Un bilan que vous lirez', 'A report you will read'),
      paragraph(
        'Trois chiffres, une phrase pour chacun, une décision. Quand un essai ne donne rien, nous l’arrêtons et nous vous le disons.',
        'Three figures, a sentence for each, one decision. When a trial leads nowhere, we stop it and tell you so.',
      ),
    ),
  ],
  asideTitle: line('Commencez par l’audit', 'Start with the audit'),
  asideText: paragraph(
    'Un appel sans frais, vos chiffres, nos questions. Vous repartez avec trois priorités par écrit, que nous travaillions ensemble ou non.',
    'One call, free of charge: your figures, our questions. You leave with three written priorities, whether we work together or not.',
  ),
  figure: audit,
  link: toForm,
}

const voices: Section = {
  _type: 'testimonialCarousel',
  _key: 'voices',
  title: line('Ils ont fait moins, et mieux', 'They did less, and did it better'),
  testimonials: ['36', '38', '12'].map((number) => reference(`testimonial-${number}`)),
}

const channels: Section = {
  _type: 'servicesList',
  _key: 'channels',
  title: line('Ensuite, les canaux', 'Then, the channels'),
  lead: paragraph(
    'Le plan en retient un ou deux, rarement plus. Voici ceux entre lesquels nous choisissons avec vous.',
    'The plan keeps one or two, seldom more. These are the ones we choose from with you.',
  ),
  services: ['seo', 'paid-media', 'social-media', 'lead-generation', 'analytics'].map((key) =>
    reference(`service-${key}`),
  ),
}

/** The page of digital marketing: what a plan of twelve weeks brings, beside the audit it begins with. */
export const digitalMarketing = page({
  key: 'service-digital-marketing',
  path,
  title: line('Marketing digital', 'Digital marketing'),
  seoTitle: ['Marketing digital pour PME suisses', 'Digital marketing for Swiss businesses'],
  seoDescription: [
    'Un audit de 30 à 60 minutes, trois priorités et un calendrier. Le marketing digital sans dispersion, pour les PME de sept cantons.',
    'An audit of 30 to 60 minutes, three priorities and a calendar. Focused digital marketing for businesses in seven cantons.',
  ],
  sections: [
    pageHeader(
      paragraph('Un plan\navant les canaux.', 'A plan before\nthe channels.'),
      paragraph(
        'Avant de publier, d’annoncer ou de tout refaire, regardons le terrain. Un audit, trois priorités, un calendrier : nous gardons les canaux qui valent la peine, et laissons les autres.',
        'Before you post, advertise or start over, let’s look at the terrain. An audit, three priorities, a calendar: we keep the channels worth the effort and leave the others alone.',
      ),
      audit,
      toForm,
    ),
    benefits,
    voices,
    channels,
    serviceForm(
      line('Réservez votre audit', 'Book your audit'),
      paragraph(
        'Choisissez un jour et une heure, ou écrivez-nous. Venez avec vos questions ; vos chiffres suffisent, même en désordre.',
        'Choose a day and a time, or write to us. Bring your questions; your figures will do, however untidy.',
      ),
      'service-digital-marketing',
    ),
  ],
})
