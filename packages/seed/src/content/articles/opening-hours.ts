import { richText } from '../../builders/portable-text.ts'
import { line, paragraph } from '../../builders/text.ts'
import type { Article } from './article.ts'

/** On keeping opening hours the same everywhere. */
export const openingHours: Article = {
  _id: 'article-opening-hours',
  _type: 'article',
  title: line('Vos horaires sont-ils justes partout ?', 'Are your opening hours right everywhere?'),
  slug: { _type: 'slug', current: 'opening-hours' },
  category: 'visibility',
  date: '2026-03-10',
  excerpt: paragraph(
    "Rien ne fâche plus vite qu'une porte close. Une demi-heure suffit pour remettre vos horaires en ordre, et vous n'avez besoin de personne.",
    'Nothing annoys people faster than a closed door. Half an hour is enough to put your opening hours in order, and you need nobody’s help.',
  ),
  content: richText(
    [
      'Cherchez votre entreprise comme le ferait un client : depuis un téléphone, sans être connecté, en tapant votre métier et votre ville. Notez chaque endroit où vos horaires apparaissent.',
      '## Trois endroits à vérifier',
      "- **La carte.** La fiche d'établissement est ce que la plupart des gens voient en premier.",
      '- **Votre site.** Le pied de page est souvent oublié quand la page de contact change.',
      '- **Les annuaires.** Ils recopient des données anciennes et les gardent longtemps.',
      '## Les jours particuliers',
      "Le 1er août, le Jeûne fédéral, le lundi de Pentecôte : les jours fériés changent d'un canton à l'autre. Saisissez-les en janvier pour toute l'année, en une fois.",
      '## Et ensuite',
      "Choisissez une seule source, la fiche ou le site, et partez toujours d'elle. Si vous préférez déléguer, le [SEO local](service-seo) est fait pour cela.",
    ],
    [
      'Look for your business the way a client would: on a phone, signed out, typing your trade and your town. Write down every place where your hours appear.',
      '## Three places to check',
      '- **The map.** Your business listing is what most people see first.',
      '- **Your site.** The footer is often forgotten when the contact page changes.',
      '- **Directories.** They copy old data and keep it for a long time.',
      '## Special days',
      'Swiss National Day, the Federal Fast, Whit Monday: public holidays differ from one canton to the next. Enter them in January for the whole year, in one go.',
      '## And after that',
      'Choose a single source, the listing or the site, and always start there. If you would rather hand it over, [local SEO](service-seo) is made for it.',
    ],
  ),
}
