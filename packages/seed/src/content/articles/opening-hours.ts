import { localeImage } from '../../builders/image.ts'
import { articleText, code, image } from '../../builders/portable-text.ts'
import { line, paragraph } from '../../builders/text.ts'
import type { Article } from './article.ts'

const structuredData = (name: string, street: string) => `<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "HairSalon",
  "name": "${name}",
  "address": {
    "@type": "PostalAddress",
    "streetAddress": "${street}",
    "postalCode": "1000",
    "addressLocality": "Lausanne",
    "addressCountry": "CH"
  },
  "openingHoursSpecification": [
    {
      "@type": "OpeningHoursSpecification",
      "dayOfWeek": ["Tuesday", "Wednesday", "Thursday", "Friday"],
      "opens": "08:30",
      "closes": "18:30"
    },
    {
      "@type": "OpeningHoursSpecification",
      "opens": "00:00",
      "closes": "00:00",
      "validFrom": "2026-12-25",
      "validThrough": "2026-12-25"
    }
  ]
}
</script>`

const french = [
  "Rien ne fâche plus vite qu'une porte close. Le client a vérifié, il s'est déplacé, et c'est vous qui avez tort, même si l'erreur vient d'un annuaire dont vous ignoriez l'existence. La bonne nouvelle : une demi-heure suffit pour remettre de l'ordre, et vous n'avez besoin de personne.",
  '## Cherchez-vous comme le ferait un client',
  'Prenez un téléphone qui n’est pas connecté à votre compte, ou une fenêtre de navigation privée. Tapez votre métier et votre ville, puis votre nom. Notez chaque endroit où des horaires apparaissent, sans rien corriger encore.',
  'En Suisse romande, on retrouve presque toujours les mêmes :',
  "- **La fiche d'établissement,** chez Google et dans Plans d'Apple. C'est ce que la plupart des gens voient en premier.",
  '- **Les annuaires,** [local.ch](https://www.local.ch) et [search.ch](https://search.ch) en tête. Ils recopient des données anciennes et les gardent longtemps.',
  '- **Votre site,** souvent à trois endroits : la page de contact, le pied de page et un PDF oublié.',
  '- **Les réseaux sociaux,** la signature de vos e-mails et votre répondeur.',
  "L'autocollant sur la porte compte aussi. C'est le seul que personne ne consulte avant de partir.",
  image(
    'opening-hours.png',
    "Une semaine d'horaires selon trois sources, trois barres par jour. Le jeudi, la troisième s'arrête deux heures avant les autres.",
    "Une semaine, trois sources. Jeudi, l'une d'elles ferme deux heures trop tôt.",
  ),
  '## Choisissez une seule source',
  "Tant que chaque endroit vit sa vie, les horaires divergent. Décidez lequel a toujours raison : votre site ou votre fiche. Nous conseillons le site, parce qu'il vous appartient. Les autres le suivent, dans l'ordre de votre liste.",
  "Écrivez à côté le nom de la personne qui s'en charge. Une tâche confiée à tout le monde n'est faite par personne.",
  "Corrigez d'abord ce que vous tenez en main : le site, puis la fiche. Les annuaires demandent de quelques jours à quelques semaines ; annoncez-leur le changement, notez la date et revenez-y. Ne créez jamais une nouvelle fiche parce que l'ancienne résiste : deux fiches qui se contredisent valent moins qu'une seule en retard.",
  '### Écrivez pour ceux qui lisent',
  "- Donnez l'heure de fermeture réelle, pas celle de la dernière commande.",
  '- Nommez aussi les jours fermés : un jour absent passe pour un oubli.',
  '- Indiquez la pause de midi, et si le téléphone répond pendant ce temps.',
  '### Écrivez pour les machines',
  'Les moteurs de recherche et les assistants comprennent mieux des données que des phrases. Quelques lignes dans la page de contact leur disent ce que vos clients lisent à l’écran :',
  code(
    'Horaires d’un salon, fermé à Noël',
    'html',
    structuredData('Salon Exemple', 'Rue de l’Exemple 1'),
  ),
  'Remplacez le métier, le nom, l’adresse et les heures, gardez la forme. `validFrom` et `validThrough` annoncent un jour particulier ; de minuit à minuit, il est fermé. Ces lignes doivent dire la même chose que la page : un moteur qui voit les deux se contredire finit par douter des deux.',
  '## Les jours fériés changent de canton',
  "Le 1er août est le seul jour férié que la Confédération fixe pour tout le pays. Le reste est affaire de canton, et c'est là que les fiches se trompent :",
  '- **Neuchâtel** fête la République le 1er mars.',
  '- **Le Jura** célèbre son indépendance le 23 juin.',
  '- **Genève** a son propre Jeûne, un jeudi de septembre, et la Restauration le 31 décembre.',
  '- **Vaud** ferme le lundi du Jeûne fédéral.',
  '- **Le Valais** chôme la Fête-Dieu, **Fribourg** dans une partie de ses communes seulement.',
  'Saisissez toute l’année en janvier, en une fois. Ajoutez vos vacances et les fermetures avancées, la veille des fêtes. Avec deux adresses dans deux cantons, faites deux listes : la même entreprise y ouvre rarement les mêmes jours.',
  '## Une demi-heure par trimestre',
  'Une fois l’ordre fait, il suffit de le garder :',
  '1. Cherchez-vous comme au début, et notez les écarts.',
  "1. Corrigez la source d'abord, les copies ensuite.",
  '1. Faites supprimer les fiches en double plutôt que de les mettre à jour.',
  "1. Inscrivez la prochaine vérification dans l'agenda.",
  "Au bout d'un an, l'exercice prend dix minutes. Si vous préférez déléguer, c'est une part de notre travail de [référencement](service-seo). Et si vous voulez seulement savoir où vos horaires sont faux, [demandez-nous](page-contact) : nous regarderons avec vous.",
]

const english = [
  'Nothing annoys people faster than a closed door. The customer checked, made the trip, and you are the one in the wrong, even if the mistake sits in a directory you had never heard of. The good news: half an hour is enough to put things right, and you can do it on your own.',
  '## Search for yourself the way a customer would',
  'Take a phone that is not signed in to your account, or a private window. Type your trade and your town, then your name. Write down every place where opening hours appear, and correct nothing yet.',
  'In French-speaking Switzerland they are nearly always the same:',
  '- **Your business listing,** on Google and in Apple Maps. It is what most people see first.',
  '- **Directories,** [local.ch](https://www.local.ch) and [search.ch](https://search.ch) above all. They copy old data and keep it for a long time.',
  '- **Your site,** often in three places: the contact page, the footer and a forgotten PDF.',
  '- **Social networks,** your email signature and your voicemail.',
  'The sticker on the door counts too. It is also the only one nobody reads before leaving home.',
  image(
    'opening-hours.png',
    'A week of opening hours from three sources, three bars a day. On Thursday the third bar ends two hours before the others.',
    'One week, three sources. On Thursday, one of them closes two hours too early.',
  ),
  '## Choose a single source',
  'As long as every place goes its own way, the hours will drift apart. Decide which one is always right: your site or your listing. We suggest the site, because it belongs to you. The others follow, in the order of your list.',
  'Write the name of whoever looks after it next to it. A job that belongs to everybody gets done by nobody.',
  'Correct what is in your own hands first: the site, then the listing. Directories take from a few days to a few weeks; tell them of the change, note the date and come back to it. Never create a new listing because the old one is stubborn: two that disagree are worse than one that is out of date.',
  '### Write for those who read',
  '- Give the time you really close, not the time of last orders.',
  '- Name the days you are closed: a missing day looks like an oversight.',
  '- Mention the lunch break, and whether the phone is answered meanwhile.',
  '### Write for machines',
  'Search engines and assistants understand data better than sentences. A few lines in your contact page tell them what your customers read on the screen:',
  code(
    'Hours of a salon, closed at Christmas',
    'html',
    structuredData('Example Salon', 'Rue de l’Exemple 1'),
  ),
  'Replace the trade, the name, the address and the hours, and keep the structure. `validFrom` and `validThrough` announce a special day; from midnight to midnight it is closed. These lines must say what the page says: a search engine that sees the two disagree ends up doubting both.',
  '## Public holidays change with the canton',
  'The 1st of August is the only public holiday the Confederation sets for the whole country. The rest is for the cantons to decide, and that is where listings go wrong:',
  '- **Neuchâtel** celebrates its Republic on 1 March.',
  '- **Jura** marks its independence on 23 June.',
  '- **Geneva** keeps a Fast of its own, on a Thursday in September, and the Restoration on 31 December.',
  '- **Vaud** closes on the Monday of the Federal Fast.',
  '- **Valais** observes Corpus Christi, **Fribourg** only in some of its communes.',
  'Enter the whole year in January, in one go. Add your own holidays and the days before a public holiday when you close early. With two addresses in two cantons, keep two lists: the same business rarely opens on the same days in both.',
  '## Half an hour a quarter',
  'Once things are in order, they only have to stay that way:',
  '1. Search for yourself as you did at the start, and note what differs.',
  '1. Correct the source first, the copies afterwards.',
  '1. Have duplicate listings removed instead of keeping them up to date.',
  '1. Put the next check in your diary.',
  'After a year the exercise takes ten minutes. If you would rather hand it over, it is part of our work on [search visibility](service-seo). And if you only want to know where your hours are wrong, [ask us](page-contact): we will look with you.',
]

/** On keeping opening hours the same everywhere. */
export const openingHours: Article = {
  _id: 'article-opening-hours',
  _type: 'article',
  title: line('Vos horaires sont-ils justes partout ?', 'Are your opening hours right everywhere?'),
  slug: { _type: 'slug', current: 'opening-hours' },
  category: 'visibility',
  date: '2026-03-10',
  excerpt: paragraph(
    "Votre site dit une chose, l'annuaire une autre, et le client est devant la porte. Une demi-heure suffit pour que tous disent la même.",
    'Your site says one thing, a directory another, and the customer is standing outside. Half an hour is enough to make them all agree.',
  ),
  cover: localeImage(
    'covers/opening-hours.svg',
    'Les horaires de la semaine selon trois sources ; le jeudi, l’une d’elles ferme deux heures trop tôt',
    'Opening hours according to three sources, day by day; on Thursday one of them closes two hours early',
  ),
  content: articleText(french, english),
}
