import { linkTo } from '../../../builders/link.ts'
import { line, paragraph } from '../../../builders/text.ts'
import { localSeoPlans, seoPlans } from '../../plans/seo.ts'
import type { Page } from '../page.ts'
import { cityList, extras, invitationToTalk, planGroup, seoPacks } from '../sections.ts'
import { servicePage } from './service-page.ts'

/** The pages of what makes people find you: search and advertising. */
export const visibilityPages: Page[] = [
  servicePage({
    serviceId: 'service-seo',
    lead: paragraph(
      'Vos clients cherchent avec leurs mots, rarement avec votre nom. Nous mettons votre site sur leur chemin, dans votre ville et dans votre canton.',
      'Customers search in their own words, seldom by your name. We put your site in their path, in your town and in your canton.',
    ),
    seoTitle: ['Référencement SEO et local en Suisse', 'SEO and local search in Switzerland'],
    seoDescription: [
      'Soyez trouvé sur Google, sur la carte et dans les réponses des IA. Des packs payés une fois, des pages optimisées et un suivi que vous pouvez lire.',
      'Be found on Google, on the map and in AI answers. Packs paid once, pages properly optimised and reports you can actually read.',
    ],
    fr: [
      '## Comment nous travaillons',
      '- **Écouter.** Quels mots vos clients emploient, et dans quelle ville ils les tapent.',
      '- **Réparer.** Ce qui empêche un moteur de lire votre site.',
      '- **Écrire.** Des pages qui répondent à une vraie question, une par page.',
      '- **Suivre.** Un rapport de deux pages, chaque mois, en français courant.',
      '## Tout près de chez vous',
      "Pour un commerce ou un cabinet, la carte compte souvent plus que la liste. Le SEO local met de l'ordre dans votre fiche, vos annuaires et vos avis.",
      '## Ce que nous ne promettons pas',
      'La première place. Personne ne la vend honnêtement. Nous promettons le travail décrit et des chiffres que vous pouvez vérifier.',
    ],
    en: [
      '## How we work',
      '- **Listen.** Which words your customers use, and in which town they type them.',
      '- **Repair.** Whatever stops search engines from reading your site.',
      '- **Write.** Pages that answer real questions, one per page.',
      '- **Track.** A two-page report every month, in plain English.',
      '## Close to home',
      'For a shop or a practice, the map often matters more than the list. Local SEO tidies up your listing, your directories and your reviews.',
      '## What we do not promise',
      'First place. Nobody sells it honestly. We promise the work described, and figures you can check.',
    ],
    after: [
      seoPacks(seoPlans, linkTo(line('Demander un audit', 'Request an audit'), 'page-contact')),
      extras(
        line('Sur la carte', 'On the map'),
        line("Voir l'offre de SEO local", 'See the local SEO offer'),
        [
          planGroup(
            line('SEO local', 'Local SEO'),
            paragraph(
              'Pour les commerces, les cabinets et tous ceux que l’on vient voir.',
              'For shops, practices and everyone people come to see.',
            ),
            localSeoPlans,
          ),
        ],
        { unfolded: true },
      ),
      cityList(),
    ],
  }),
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
