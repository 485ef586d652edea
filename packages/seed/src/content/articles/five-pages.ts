import { richText } from '../../builders/portable-text.ts'
import { line, paragraph } from '../../builders/text.ts'
import type { Article } from './article.ts'

/** On how few pages a small business needs. */
export const fivePages: Article = {
  _id: 'article-five-pages',
  _type: 'article',
  title: line('Cinq pages suffisent souvent', 'Five pages are often enough'),
  slug: { _type: 'slug', current: 'five-pages' },
  category: 'website',
  date: '2026-01-20',
  excerpt: paragraph(
    "Avant d'ajouter une page, demandez-vous qui la cherchera. Voici les cinq que vos clients attendent, et ce que chacune doit dire.",
    'Before adding a page, ask who will look for it. Here are the five your clients expect, and what each has to say.',
  ),
  content: richText(
    [
      "Un petit site bien tenu vaut mieux qu'un grand site à moitié vrai. La plupart des PME que nous accompagnons commencent avec cinq pages.",
      '## Les cinq',
      '- **Accueil :** ce que vous faites, pour qui, et où.',
      '- **Prestations :** une par paragraphe, avec les mots de vos clients.',
      '- **Prix :** même une fourchette aide à décider.',
      '- **À propos :** un visage et une raison de vous faire confiance.',
      '- **Contact :** un numéro, une adresse, des horaires justes.',
      '## Quand en ajouter une sixième',
      'Quand une question revient trois fois au téléphone. Elle mérite alors une page, et cette page vous épargnera la quatrième.',
      'Pour savoir quelle formule correspond à votre nombre de pages, voyez les [tarifs](page-pricing).',
    ],
    [
      'A small site in good order beats a large one that is half true. Most of the businesses we work with start with five pages.',
      '## The five',
      '- **Home:** what you do, for whom, and where.',
      '- **Services:** one per paragraph, in your clients’ words.',
      '- **Prices:** even a range helps people decide.',
      '- **About:** a face and a reason to trust you.',
      '- **Contact:** a number, an address, the right hours.',
      '## When to add a sixth',
      'When the same question has come up three times on the phone. It has earned a page, and that page will spare you the fourth call.',
      'To see which plan fits your number of pages, look at our [pricing](page-pricing).',
    ],
  ),
}
