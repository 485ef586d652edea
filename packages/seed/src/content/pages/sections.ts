import { type Link, linkTo, linkToPath } from '../../builders/link.ts'
import { type LocaleRichText, richText } from '../../builders/portable-text.ts'
import { reference } from '../../builders/reference.ts'
import { type LocaleString, type LocaleText, line, paragraph } from '../../builders/text.ts'
import type { Faq } from '../faqs.ts'
import type { Plan } from '../plans/plan.ts'
import type { Figure } from '../services/service.ts'
import type { Section } from './page.ts'

const references = (documents: readonly { _id: string }[]) =>
  documents.map(({ _id }) => reference(_id))

/** The top of an inner page. */
export const pageHeader = (
  title: LocaleText,
  lead: LocaleText,
  figure?: Figure,
  action?: Link,
): Section => ({
  _type: 'pageHeader',
  _key: 'header',
  title,
  lead,
  ...(action && { action }),
  ...(figure && { figure }),
})

/** A long text, in the light markup of {@link richText}. */
export const textSection = (fr: string[], en: string[]): Section & { body: LocaleRichText } => ({
  _type: 'richText',
  _key: 'text',
  body: richText(fr, en),
})

/** An invitation to follow one link, with a figure when there is one. */
export const invitation = (
  title: LocaleString,
  text: LocaleText,
  link: Link,
  figure?: Figure,
): Section => ({
  _type: 'callToActionCard',
  _key: 'invitation',
  title,
  text,
  link,
  ...(figure && { figure }),
})

/** The invitation most service pages end with. */
export const invitationToTalk = (title: LocaleString, text: LocaleText): Section =>
  invitation(title, text, linkTo(line('Prendre contact', 'Get in touch'), 'page-contact'))

const privacy = {
  note: paragraph(
    'Ce que vous écrivez sert à vous répondre : aucune publicité, aucune revente.',
    'What you write is used to answer you: no advertising, no resale.',
  ),
  privacy: linkTo(line('Protection des données', 'Privacy'), 'page-privacy'),
}

/** The form to ask for a quote, beside the coordinates of the settings. */
export const quoteForm = (anchor: string, title: LocaleString, lead: LocaleText): Section => ({
  _type: 'contactForm',
  _key: 'quote',
  anchor,
  title,
  lead,
  ...privacy,
})

/** The short form about one service, at the place `contact`. */
export const serviceForm = (title: LocaleString, lead: LocaleText, service: string): Section => ({
  _type: 'serviceContactForm',
  _key: 'contact-form',
  anchor: 'contact',
  title,
  lead,
  service: reference(service),
  ...privacy,
})

/** Plans to choose one of, with the form to ask for it, at the place `plans`. */
export const planPicker = (
  title: LocaleString,
  lead: LocaleText,
  plans: readonly Plan[],
): Section => ({
  _type: 'planPicker',
  _key: 'picker',
  anchor: 'plans',
  title,
  lead,
  plans: references(plans),
  ...privacy,
})

/** The form to book a call, at the place that links to a call lead to. */
export const callForm = (title: LocaleString, lead: LocaleText): Section => ({
  _type: 'scheduleForm',
  _key: 'call',
  anchor: 'call',
  title,
  lead,
})

/** Questions and answers, with a link for whoever has another question. */
export const questions = (
  faqs: readonly Faq[],
  contact: Link,
  title = line('Questions fréquentes', 'Frequently asked questions'),
): Section => ({
  _type: 'faqList',
  _key: 'questions',
  title,
  faqs: references(faqs),
  contact,
})

/** The SEO packs side by side. */
export const seoPacks = (plans: readonly Plan[], action: Link): Section => ({
  _type: 'seoPacks',
  _key: 'seo-packs',
  anchor: 'seo',
  title: line('Packs SEO', 'SEO packs'),
  lead: paragraph(
    'Un travail défini, un prix, payé une seule fois. À prendre avec ou sans abonnement.',
    'A clearly defined job at a fixed price, paid once. With or without a subscription.',
  ),
  plans: references(plans),
  action,
})

/** Plans that belong together, under a heading. */
export const planGroup = (
  title: LocaleString,
  lead: LocaleText,
  plans: readonly Plan[],
  link?: Link,
) => ({
  _type: 'planGroup',
  title,
  lead,
  plans: references(plans),
  ...(link && { link }),
})

/** Further plans, folded away until a visitor opens them. */
export const extras = (
  title: LocaleString,
  summary: LocaleString,
  groups: ReturnType<typeof planGroup>[],
  { unfolded = false } = {},
): Section => ({
  _type: 'pricingExtras',
  _key: 'extras',
  anchor: 'options',
  title,
  summary,
  unfolded,
  groups,
})

/** A link to the contact section of the pricing page. */
export const toPricingContact = (label: LocaleString): Link => linkToPath(label, '/pricing#contact')

/** Services that go well with the one a page is about, by their keys, and why. */
export const goesWellWith = (why: LocaleText, services: readonly string[]): Section => ({
  _type: 'servicesList',
  _key: 'goes-well-with',
  title: line('Ce qui va bien avec', 'What goes well with it'),
  lead: why,
  services: services.map((key) => reference(`service-${key}`)),
})

/** The towns that have a page of their own. */
export const cityList = (): Section => ({
  _type: 'cityList',
  _key: 'cities',
  anchor: 'cities',
  title: line('Votre ville', 'Your town'),
  lead: paragraph(
    'On ne cherche pas à Berne comme à Porrentruy. Voici ce qui change d’une ville à l’autre.',
    'People in Bern do not search the way they do in Porrentruy. This is what changes from town to town.',
  ),
})
