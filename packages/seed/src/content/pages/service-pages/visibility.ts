import { line, paragraph } from '../../../builders/text.ts'
import type { Page } from '../page.ts'
import { goesWellWith, invitationToTalk } from '../sections.ts'
import { servicePage } from './service-page.ts'

/** The pages of what is seen by many: advertising and social media. */
export const visibilityPages: Page[] = [
  servicePage({
    serviceId: 'service-paid-media',
    seoTitle: ['Publicité en ligne pour PME suisses', 'Paid media for Swiss businesses'],
    seoDescription: [
      'Google Ads et réseaux sociaux, canton par canton, avec le budget que vous fixez. Vous savez ce que coûte chaque demande et quand il faut arrêter.',
      'Google Ads and social networks, canton by canton, on the budget you set. You know what each enquiry costs and when to stop.',
    ],
    fr: [
      '## Un budget, un but, une date de fin',
      'Une annonce sert à quelque chose de précis : remplir un cours, vendre un stock, ouvrir une succursale. Nous le fixons avec vous avant de dépenser un franc.',
      '- Des annonces écrites en français, en allemand ou en anglais, jamais traduites à la machine.',
      '- Un ciblage par canton, par ville ou par rayon autour de votre porte.',
      '- Un point hebdomadaire et le droit d’arrêter à tout moment.',
      '## Un compte à votre nom',
      'Le compte publicitaire vous appartient, avec son historique. Si vous changez de prestataire, vous ne perdez rien.',
    ],
    en: [
      '## One budget, one goal, one end date',
      'Every advert has a job to do: fill a class, clear stock, open a branch. We agree on it with you before a single franc is spent.',
      '- Adverts written in French, German or English, never machine-translated.',
      '- Targeting by canton, by town or by distance from your door.',
      '- A weekly review, and the right to stop at any time.',
      '## An account in your name',
      'The advertising account belongs to you, history included. Change agency and you lose nothing.',
    ],
    after: [
      goesWellWith(
        paragraph(
          'Une annonce s’arrête avec son budget. Ces deux-là restent, et disent ce qu’elle a rapporté.',
          'An advert stops with its budget. These two stay, and tell you what it brought in.',
        ),
        ['seo', 'analytics'],
      ),
      invitationToTalk(
        line('Que voulez-vous remplir ?', 'What do you want to fill?'),
        paragraph(
          'Un agenda, un entrepôt, une salle : dites-le-nous et nous chiffrons la campagne.',
          'A diary, a stockroom, a hall: tell us and we will cost the campaign.',
        ),
      ),
    ],
  }),
  servicePage({
    serviceId: 'service-social-media',
    seoTitle: ['Réseaux sociaux pour PME suisses', 'Social media for Swiss businesses'],
    seoDescription: [
      'Une ligne éditoriale, des modèles à vos couleurs et un calendrier que vous pouvez tenir. Nous publions pour vous ou nous formons votre équipe.',
      'A clear voice, templates in your colours and a calendar you can keep to. We post for you or train your team to do it.',
    ],
    fr: [
      '## Moins, mais régulièrement',
      'Une publication par semaine, pendant un an, vaut mieux que trente en janvier. Nous cherchons le rythme que vous tiendrez sans y penser.',
      '- Une ligne : de quoi vous parlez, et de quoi vous ne parlez pas.',
      '- Des modèles à vos couleurs, à remplir en dix minutes.',
      '- Un calendrier calé sur vos vraies saisons.',
      '## Avec vous ou pour vous',
      'Nous pouvons publier et répondre à votre place, ou former la personne qui le fera. Dans les deux cas, les comptes restent les vôtres.',
    ],
    en: [
      '## Less, but regularly',
      'One post a week for a year beats thirty in January. We find the pace you can keep up without thinking about it.',
      '- A voice: what you talk about, and what you leave alone.',
      '- Templates in your colours, filled in within ten minutes.',
      '- A calendar set to your real seasons.',
      '## With you or for you',
      'We can post and reply in your place, or train the person who will. Either way, the accounts remain yours.',
    ],
    after: [
      goesWellWith(
        paragraph(
          'Des images qui vous ressemblent, et un coup de pouce les semaines qui comptent.',
          'Pictures that look like you, and a push in the weeks that matter.',
        ),
        ['graphic-design', 'paid-media'],
      ),
      invitationToTalk(
        line('Quel rythme vous va ?', 'What pace suits you?'),
        paragraph(
          'Montrez-nous vos trois dernières publications. Nous partirons de là.',
          'Show us your last three posts. We will start from there.',
        ),
      ),
    ],
  }),
]
