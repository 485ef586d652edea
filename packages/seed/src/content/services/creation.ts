import { line, paragraph } from '../../builders/text.ts'
import { identity, planFigure, type Service, textFigure } from './service.ts'

/** The services that make something: sites, shops, images, assistants, hosting. */
export const creationServices: Service[] = [
  {
    ...identity('website', 'website-design-development'),
    title: line('Conception & développement de sites', 'Website design & development'),
    sub: line('Nouveau site ou refonte', 'A new site, or your site renewed'),
    desc: paragraph(
      'Un site dessiné pour votre métier, rapide sur un téléphone et facile à modifier. Une seule personne vous suit, du premier croquis à la mise en ligne.',
      'A site drawn for your trade, fast on a phone and easy to change. One person looks after you, from the first sketch to launch day.',
    ),
    figure: textFigure(line('< 20 j', '< 20 d')),
    icon: 'app-window',
    menu: {
      title: line('Site internet', 'Website'),
      description: line('Création, refonte et boutique', 'New sites, redesigns and shops'),
      icon: 'app-window',
    },
    order: 1,
  },
  {
    ...identity('graphic-design', 'graphic-design'),
    title: line('Graphisme & image de marque', 'Graphic design & branding'),
    sub: line('Logo, charte, supports', 'Logo, guidelines, print'),
    desc: paragraph(
      "Un logo qui tient sur un stylo comme sur une façade, et les règles pour l'employer. La vectorisation d'un logo existant n'est pas comprise.",
      'A logo that works on a pen and on a shopfront, with the rules for using it. Redrawing an existing logo as vectors is not included.',
    ),
    figure: { _type: 'figure', amount: 89 },
    icon: 'palette',
    menu: {
      title: line('Graphisme', 'Graphic design'),
      description: line('Logo, charte et supports', 'Logo, guidelines and print'),
      icon: 'palette',
    },
    order: 2,
  },
  {
    ...identity('artificial-intelligence', 'artificial-intelligence-ai'),
    title: line('Intelligence artificielle', 'Artificial intelligence'),
    sub: line('Chatbots et questionnaires', 'Chatbots and quizzes'),
    desc: paragraph(
      'Un assistant qui connaît vos horaires, vos services et vos limites. Il répond la nuit, en plusieurs langues, et passe la main quand il ne sait pas.',
      'An assistant that knows your hours, your services and its own limits. It answers at night, in several languages, and hands over when it does not know.',
    ),
    figure: planFigure('plan-chatbot-essential'),
    icon: 'bot',
    menu: {
      title: line('Intelligence artificielle', 'Artificial intelligence'),
      description: line('Chatbots et questionnaires', 'Chatbots and quizzes'),
      icon: 'bot',
    },
    order: 4,
  },
  {
    ...identity('e-commerce', 'e-commerce'),
    title: line('E-commerce', 'E-commerce'),
    sub: line('Votre boutique, ouverte la nuit', 'Your shop, open all night'),
    desc: paragraph(
      'Un catalogue clair, un paiement que les Suisses connaissent et des commandes qui arrivent au bon endroit. Vous gérez la boutique vous-même, sans code.',
      'A clear catalogue, payment methods the Swiss know, and orders that reach the right desk. You run the shop yourself, without code.',
    ),
    figure: planFigure('plan-site-commerce'),
    icon: 'shopping-cart',
    menu: {
      title: line('E-commerce', 'E-commerce'),
      description: line('Boutique et commandes', 'Shop and orders'),
      icon: 'shopping-cart',
    },
    order: 7,
  },
  {
    ...identity('hosting', 'hosting-and-maintenance'),
    title: line('Hébergement & maintenance', 'Hosting & maintenance'),
    sub: line('En Suisse, et surveillé', 'In Switzerland, and watched over'),
    desc: paragraph(
      'Votre site vit en Suisse, chiffré et sauvegardé. Les mises à jour se font sans vous, et une personne répond quand quelque chose cloche.',
      'Your site lives in Switzerland, encrypted and backed up. Updates happen without you, and a person answers when something is wrong.',
    ),
    figure: planFigure('plan-hosting-perform'),
    icon: 'server',
    menu: {
      title: line('Hébergement', 'Hosting'),
      description: line('Serveurs suisses et maintenance', 'Swiss servers and upkeep'),
      icon: 'server',
    },
    order: 11,
  },
]
