import { localeImage } from '../../builders/image.ts'
import { line, paragraph } from '../../builders/text.ts'
import { identity, lowestPlanFigure, planFigure, type Service, textFigure } from './service.ts'

/** The services that make something: sites, shops, images, assistants, hosting. */
export const creationServices: Service[] = [
  {
    ...identity('website', 'website-design-development'),
    picture: localeImage(
      'services/website.svg',
      'Une page relevée comme un plan : 1440 px de large, 0,8 s à l’affichage',
      'A page surveyed like a plan: 1440 px wide, shown in 0.8 s',
    ),
    title: line('Conception & développement de sites', 'Website design & development'),
    sub: line('Nouveau site ou refonte', 'New site or redesign'),
    desc: paragraph(
      "Un site dessiné pour votre métier, écrit avec vos mots, aussi rapide sur un téléphone au fond d'un vallon qu'au bureau. Une seule personne vous suit, du premier croquis à la mise en ligne, puis vous montre comment changer un texte ou une photo sans nous. Si l'ancien site a de bonnes pages, elles restent, et leurs adresses aussi.",
      'A site designed around your business, written in your words, as quick on a phone at the far end of a valley as it is in the office. One person looks after you from first sketch to launch, then shows you how to change a text or a photo without us. If the old site has good pages, they stay, and so do their addresses.',
    ),
    figure: textFigure(line('< 20 j ouvrables', '< 20 business days')),
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
    picture: localeImage(
      'services/graphic.svg',
      'Le mot-symbole échalas et ses lignes de construction, une carte, une étiquette et trois couleurs',
      'The échalas wordmark with its construction lines, a card, a label and three colours',
    ),
    title: line('Graphisme & image de marque', 'Graphic design & branding'),
    sub: line('Logo, charte, supports', 'Logo, guidelines, print'),
    desc: paragraph(
      "Un logo qui tient sur un stylo comme sur une façade, des couleurs qui s'impriment comme elles s'affichent et une charte assez courte pour être suivie. Cartes de visite, enseigne, véhicule, réseaux : les supports viennent ensuite, tous de la même main. Vous recevez les fichiers sources. La vectorisation d'un logo existant n'est pas comprise.",
      'A logo that works on a pen and on a shopfront, colours that print the way they look on screen, and guidelines short enough to be followed. Business cards, shop sign, van, social posts: the rest comes next, all from the same hand. You receive the source files. Redrawing an existing logo as vectors is not included.',
    ),
    figure: { _type: 'figure', amount: 89, from: true },
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
    picture: localeImage(
      'services/ai.svg',
      'La nuit, un assistant répond à un propriétaire de chien et propose d’appeler la garde',
      'At night an assistant answers a dog owner and offers to call the vet on duty',
    ),
    title: line('Intelligence artificielle', 'Artificial intelligence'),
    sub: line('Chatbots et questionnaires', 'Chatbots and quizzes'),
    desc: paragraph(
      "Un assistant qui connaît vos horaires, vos services et ses propres limites. Il répond la nuit, en plusieurs langues, et passe la main à une personne quand il ne sait pas. Un questionnaire peut le précéder et orienter chaque visiteur vers l'offre qui lui convient. Vous relisez ses réponses avant l'ouverture et les corrigez quand bon vous semble.",
      'An assistant that knows your hours, your services and its own limits. It answers at night, in several languages, and hands over to a person when it does not know. A short quiz can come first and point each visitor to the offer that fits. You review its answers before it opens, and correct them whenever you like.',
    ),
    figure: lowestPlanFigure('plan-chatbot-essential'),
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
    picture: localeImage(
      'services/commerce.svg',
      'Trois bouteilles sur une étagère, leurs prix, et le bulletin de la commande',
      'Three bottles on a shelf, their prices, and the order slip',
    ),
    title: line('E-commerce', 'E-commerce'),
    sub: line('Votre boutique, ouverte la nuit', 'Your shop, open all night'),
    desc: paragraph(
      'Un catalogue clair, les moyens de paiement que la Suisse utilise vraiment et des commandes qui arrivent au bon bureau, bulletin de livraison compris. Vous ajoutez un article, changez un prix ou fermez pour les vacances sans écrire une ligne de code. Pour les mises à jour, les sauvegardes et les questions du premier inventaire, nous restons à portée de voix.',
      'A clear catalogue, the payment methods Switzerland actually uses, and orders that reach the right desk with their delivery note. You add an item, change a price or close for the holidays without writing a line of code. For updates, backups and the questions that come with a first stocktake, we are never far away.',
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
    picture: localeImage(
      'services/hosting.svg',
      'Coupe de terrain : le site en surface, puis le chiffrement, les mises à jour et les sauvegardes',
      'A cross-section: the site on the ground, then encryption, updates and backups',
    ),
    title: line('Hébergement & maintenance', 'Hosting & maintenance'),
    sub: line('En Suisse, avec quelqu’un qui répond', 'In Switzerland, with someone who answers'),
    desc: paragraph(
      "Votre site vit en Suisse, chiffré, et une personne qui le connaît répond quand quelque chose cloche. Dès SecureWeb, il est sauvegardé, mis à jour et surveillé jour et nuit sans que vous y pensiez. Vous êtes hébergé ailleurs ? Le déménagement se prépare à l'avance et se fait hors de vos heures d'ouverture, adresses e-mail comprises.",
      'Your site lives in Switzerland, encrypted, and a person who knows it answers when something is wrong. From SecureWeb up, it is backed up, updated and watched day and night without your having to think about it. Hosted elsewhere? The move is prepared in advance and made outside your opening hours, email addresses included.',
    ),
    figure: lowestPlanFigure('plan-hosting-perform'),
    icon: 'server',
    menu: {
      title: line('Hébergement', 'Hosting'),
      description: line('Serveurs suisses et maintenance', 'Swiss servers and upkeep'),
      icon: 'server',
    },
    order: 11,
  },
]
