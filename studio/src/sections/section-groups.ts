import { say } from '../languages/studio-language.ts'

/** What sections are for; each belongs to one group, so that an editor finds it by what the page lacks. */
export const sectionGroups: { name: string; title: string; of: string[] }[] = [
  {
    name: 'opening',
    title: say('Top of the page', 'Haut de page'),
    of: ['heroPlates', 'pageHeader', 'blogHeader'],
  },
  {
    name: 'offers',
    title: say('Services and prices', 'Services et tarifs'),
    of: ['servicesList', 'serviceSpreads', 'planTimetable', 'seoPacks', 'pricingExtras'],
  },
  {
    name: 'trust',
    title: say('Text and trust', 'Texte et confiance'),
    of: ['richText', 'testimonialWall', 'faqList'],
  },
  {
    name: 'contact',
    title: say('Contact', 'Contact'),
    of: ['callToActionCard', 'contactForm', 'scheduleForm', 'contactDetails'],
  },
]
