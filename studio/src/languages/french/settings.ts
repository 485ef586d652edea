/** The settings of the site in French. */
export const settingsInFrench: Record<string, string> = {
  Settings: 'Réglages',
  'What the whole site shares. There is one such document.':
    'Ce que tout le site partage. Il n’existe qu’un document de ce genre.',
  Brand: 'Marque',
  'How the agency presents itself.': 'Comment l’agence se présente.',
  'In the header and in the titles of pages.': 'Dans l’en-tête et dans les titres des pages.',
  'Legal name': 'Raison sociale',
  'In the copyright line.': 'Dans la mention de copyright.',
  'Founded in': 'Fondée en',
  'The first year of the copyright line.': 'La première année de la mention de copyright.',
  Tagline: 'Signature',
  'What the agency does, in a few words.': 'Ce que fait l’agence, en quelques mots.',
  'Social media': 'Réseaux sociaux',
  'Profiles of the agency.': 'Les profils de l’agence.',
  Instagram: 'Instagram',
  'The profile differs by language.': 'Le profil diffère selon la langue.',
  Contact: 'Contact',
  'How to reach the agency.': 'Comment joindre l’agence.',
  Email: 'E-mail',
  'Shown on the contact page and in messages.':
    'Montré sur la page de contact et dans les messages.',
  Telephone: 'Téléphone',
  'With the country code and spaces: +41 22 555 01 98.':
    'Avec l’indicatif et des espaces : +41 22 555 01 98.',
  'Street and number': 'Rue et numéro',
  'First line of the address.': 'Première ligne de l’adresse.',
  'Postal code': 'Code postal',
  'Such as 1204.': 'Par exemple 1204.',
  Town: 'Ville',
  'Genève, Geneva.': 'Genève, Geneva.',
  Country: 'Pays',
  'Suisse, Switzerland.': 'Suisse, Switzerland.',
  'Opening hours': 'Horaires',
  'One line for each group of days.': 'Une ligne par groupe de jours.',
  'The same for search engines': 'Les mêmes pour les moteurs de recherche',
  'When the office is open, as machines read it; one entry a stretch: Mo-Fr 08:00-12:00.':
    'Les heures de bureau telles que les lisent les machines ; une entrée par plage : Mo-Fr 08:00-12:00.',
  Stretch: 'Plage',
  'Days without calls': 'Jours sans appels',
  'Holidays, for instance. Calls are then booked for the week after, and visitors are told so. Those already booked stay as they are.':
    'Jours fériés, par exemple. Les appels se réservent alors pour la semaine suivante, et les visiteurs l’apprennent. Ceux qui sont déjà réservés ne changent pas.',
  Cantons: 'Cantons',
  'Where the agency works.': 'Là où travaille l’agence.',
  Rating: 'Note',
  'The average of the reviews, also shown to search engines.':
    'La moyenne des avis, montrée aussi aux moteurs de recherche.',
  Average: 'Moyenne',
  'From 1 to 5: 4.8.': 'De 1 à 5 : 4,8.',
  'Number of reviews': 'Nombre d’avis',
  'How many people have rated.': 'Combien de personnes ont donné une note.',
  'Main offer': 'Offre principale',
  'The plan whose price search engines are given.':
    'L’offre dont le prix est indiqué aux moteurs de recherche.',
  Hosts: 'Domaines',
  'Names of this site, for the Studio alone. Which language visitors start in is set where the site runs (FR_HOSTS, EN_HOSTS).':
    'Les noms de ce site, pour le Studio seul. La langue dans laquelle on arrive se règle là où tourne le site (FR_HOSTS, EN_HOSTS).',
  'French hosts': 'Domaines français',
  'Links that spell one of them out get a warning. The first stands in previews of French results.':
    'Un lien qui en cite un en toutes lettres est signalé. Le premier figure dans l’aperçu des résultats en français.',
  'English hosts': 'Domaines anglais',
  'Links that spell one of them out get a warning. The first stands in previews of English results.':
    'Un lien qui en cite un en toutes lettres est signalé. Le premier figure dans l’aperçu des résultats en anglais.',
  Analytics: 'Mesure d’audience',
  'Measurement ids by host. A host that is not listed uses the first.':
    'Identifiants de mesure par domaine. Un domaine absent prend le premier.',
  'Hosts and figures': 'Domaines et chiffres',
  'Analytics id': 'Identifiant de mesure d’audience',
  'Which measurement id counts the visits of a host.':
    'L’identifiant qui compte les visites d’un domaine.',
  Host: 'Domaine',
  'www.jalonne.ch, without https://.': 'www.jalonne.ch, sans https://.',
  'Measurement id': 'Identifiant de mesure',
  'As the analytics service shows it: G-ABC123.': 'Tel que le service l’affiche : G-ABC123.',
  Canton: 'Canton',
  'A canton in which the agency works.': 'Un canton où travaille l’agence.',
  'Two capital letters: GE.': 'Deux majuscules : GE.',
}
