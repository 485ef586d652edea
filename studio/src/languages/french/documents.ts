/** The documents of the content model in French. */
export const documentsInFrench: Record<string, string> = {
  Article: 'Article',
  'A post of the blog.': 'Un billet du blog.',
  'Says what the reader learns.': 'Dit ce que le lecteur apprend.',
  'The end of its address, the same in both languages: /blog/this-part.':
    'La fin de son adresse, la même dans les deux langues : /blog/cette-partie.',
  Category: 'Catégorie',
  'Readers filter the blog by it.': 'Sert à filtrer le blog.',
  Website: 'Site web',
  Visibility: 'Visibilité',
  Design: 'Graphisme',
  'Artificial intelligence': 'Intelligence artificielle',
  Business: 'Entreprise',
  Date: 'Date',
  'Readers see the article from this day on; the newest comes first.':
    'L’article paraît ce jour-là ; le plus récent vient en premier.',
  Excerpt: 'Extrait',
  'Two sentences for the list and for search engines.':
    'Deux phrases pour la liste et pour les moteurs de recherche.',
  Cover: 'Couverture',
  'Empty: a map is drawn from the address.': 'Vide : une carte est dessinée d’après l’adresse.',
  Content: 'Contenu',
  'The article itself. Its headings become the table of contents.':
    'L’article lui-même. Ses intertitres forment la table des matières.',
  'Title in results': 'Titre dans les résultats',
  'For search engines, without the brand, which the site adds. Empty: the title of the article.':
    'Pour les moteurs de recherche, sans la marque, que le site ajoute. Vide : le titre de l’article.',
  Newest: 'Les plus récents',
  Assistant: 'Assistant',
  'Questions suggested to visitors, and the words that the assistant takes for one another. There is one such document.':
    'Les questions proposées aux visiteurs, et les mots que l’assistant tient pour synonymes. Il n’y a qu’un seul document de ce genre.',
  'Suggested questions': 'Questions proposées',
  'Offered to press over the reply box. The first three that fit a page are shown.':
    'À choisir d’un clic, au-dessus du champ de question. Les trois premières qui conviennent à la page sont montrées.',
  'Words that mean the same': 'Mots de même sens',
  'So that visitors find what they ask for in their own words. The answers stay as they are.':
    'Pour que les visiteurs trouvent avec leurs propres mots. Les réponses, elles, ne changent pas.',
  'Keep questions without an answer': 'Garder les questions sans réponse',
  'Without names, addresses and numbers, for 90 days, so that you see what the site does not say yet.':
    'Sans noms, adresses ni numéros, pendant 90 jours, pour voir ce que le site ne dit pas encore.',
  'Case study': 'Étude de cas',
  'A project the agency is proud of.': 'Un projet dont l’agence est fière.',
  'What was achieved.': 'Ce qui a été obtenu.',
  'The end of its address, the same in both languages: /projects/this-part.':
    'La fin de son adresse, la même dans les deux langues : /projects/cette-partie.',
  Client: 'Client',
  'The firm, with its mark, its colours and its site.':
    'L’entreprise, avec son logo, ses couleurs et son site.',
  Industry: 'Secteur',
  "The client's line of business.": 'L’activité du client.',
  'What the agency did.': 'Ce que l’agence a fait.',
  Results: 'Résultats',
  'Up to three figures that show what changed.':
    'Trois chiffres au plus, qui montrent ce qui a changé.',
  'The site before': 'Le site d’avant',
  'Stands beside the new one: 1,200 by 750 pixels or the same shape. May stay empty.':
    'À côté du nouveau : 1200 sur 750 pixels ou la même forme. Peut rester vide.',
  'The story: the problem, the work, the result.':
    'L’histoire : le problème, le travail, le résultat.',
  'When the project went live; the newest comes first.':
    'La date de mise en ligne ; le plus récent vient en premier.',
  'A firm the agency works for: its mark, its colours and its site, wherever it appears.':
    'Une entreprise pour qui l’agence travaille : son logo, ses couleurs et son site, partout où elle apparaît.',
  'As the firm calls itself.': 'Comme l’entreprise se nomme.',
  'With its canton: "Carouge GE".': 'Avec son canton : « Carouge GE ».',
  Trade: 'Métier',
  'In a word or two: "Winery".': 'En un mot ou deux : « Cave ».',
  Mark: 'Logo',
  'An SVG or PNG on a transparent background. It is shown in one colour.':
    'Un SVG ou un PNG sur fond transparent. Il est montré en une seule couleur.',
  'Height of the mark': 'Hauteur du logo',
  'In pixels, 16 to 48: so that all marks of a list weigh alike.':
    'En pixels, de 16 à 48 : pour que tous les logos d’une liste aient le même poids.',
  'Colour of its field': 'Couleur du fond',
  'The background of its panels: #1b37c9.': 'Le fond de ses panneaux : #1b37c9.',
  'Colour of text on the field': 'Couleur du texte sur le fond',
  'Must be easy to read on the field: #f5f7fc.': 'Doit bien se lire sur le fond : #f5f7fc.',
  Accent: 'Accent',
  'For what is drawn on the field; empty: the colour of the text.':
    'Pour ce qui est dessiné sur le fond ; vide : la couleur du texte.',
  'Address of its site': 'Adresse de son site',
  'As it stands in the bar of a browser: cave-echalas.ch.':
    'Telle qu’elle se lit dans un navigateur : cave-echalas.ch.',
  'Its site on a screen': 'Son site à l’écran',
  'The top of the page, 1,200 by 750 pixels or the same shape.':
    'Le haut de la page, 1200 sur 750 pixels ou la même forme.',
  'Its site on a phone': 'Son site sur un téléphone',
  'The first view, 390 by 800 pixels or the same shape.':
    'Le premier écran, 390 sur 800 pixels ou la même forme.',
  City: 'Ville',
  'A town with a page about being found there. The rest of that page comes from the page on SEO.':
    'Une ville qui a sa page sur le référencement. Le reste de cette page vient de la page Référencement.',
  'As it stands on the sign: Genève, Geneva.': 'Comme sur le panneau : Genève, Geneva.',
  'In that town': 'Dans cette ville',
  'With its preposition, as it follows the heading: “à Genève”, “au Locle”; “in Geneva”.':
    'Avec sa préposition, comme à la suite du titre : « à Genève », « au Locle » ; « in Geneva ».',
  'The end of its address, the same in both languages: /services/seo-visibility-this-part.':
    'La fin de son adresse, la même dans les deux langues : /services/seo-visibility-cette-partie.',
  Aargau: 'Argovie',
  'Appenzell Innerrhoden': 'Appenzell Rhodes-Intérieures',
  'Appenzell Ausserrhoden': 'Appenzell Rhodes-Extérieures',
  Bern: 'Berne',
  'Basel-Landschaft': 'Bâle-Campagne',
  'Basel-Stadt': 'Bâle-Ville',
  Fribourg: 'Fribourg',
  Geneva: 'Genève',
  Glarus: 'Glaris',
  Graubünden: 'Grisons',
  Jura: 'Jura',
  Lucerne: 'Lucerne',
  Neuchâtel: 'Neuchâtel',
  Nidwalden: 'Nidwald',
  Obwalden: 'Obwald',
  'St Gallen': 'Saint-Gall',
  Schaffhausen: 'Schaffhouse',
  Solothurn: 'Soleure',
  Schwyz: 'Schwytz',
  Thurgau: 'Thurgovie',
  Ticino: 'Tessin',
  Uri: 'Uri',
  Vaud: 'Vaud',
  Valais: 'Valais',
  Zug: 'Zoug',
  Zurich: 'Zurich',
  'Lists of towns are grouped by it.': 'Les listes de villes sont groupées par canton.',
  'One or two sentences under the heading, 160 characters at most: search engines show them too.':
    'Une ou deux phrases sous le titre, 160 caractères au plus : les moteurs de recherche les montrent aussi.',
  'What is particular to it': 'Ce qui lui est propre',
  'A few sentences that would be wrong anywhere else: who looks for what, in which season, in which language.':
    'Quelques phrases qui seraient fausses partout ailleurs : qui cherche quoi, en quelle saison, dans quelle langue.',
  'Up to three numbers about the town that anybody can check.':
    'Jusqu’à trois chiffres sur la ville, que chacun peut vérifier.',
  'Of firms in the region, up to three.': 'D’entreprises de la région, trois au plus.',
  Picture: 'Image',
  'On the page of all services and on its own: 560 by 320 pixels or the same shape.':
    'Sur la page de tous les services et sur la sienne : 560 sur 320 pixels ou la même forme.',
  'On its card: 560 by 320 pixels or the same shape.':
    'Sur sa fiche : 560 sur 320 pixels ou la même forme.',
  Firm: 'Entreprise',
  'Whose mark and colours stand beside the quote; may stay empty.':
    'Dont le logo et les couleurs accompagnent la citation ; peut rester vide.',
  'What has changed, in a number; may stay empty.':
    'Ce qui a changé, en un chiffre ; peut rester vide.',
  'Question and answer': 'Question et réponse',
  'A question that clients ask, with its answer.':
    'Une question que posent les clients, avec sa réponse.',
  Question: 'Question',
  'As a client would ask it.': 'Telle qu’un client la poserait.',
  Answer: 'Réponse',
  'The short answer first, then the details.': 'La réponse brève d’abord, les détails ensuite.',
  Topic: 'Thème',
  'Helps to find the question again.': 'Aide à retrouver la question.',
  General: 'Général',
  SEO: 'Référencement',
  'Graphic design': 'Graphisme',
  Hosting: 'Hébergement',
  Marketing: 'Marketing',
  Prices: 'Tarifs',
  'A line of business the agency knows well.': 'Une activité que l’agence connaît bien.',
  'Such as "Health".': 'Par exemple « Santé ».',
  'What clients of this industry need, in one or two sentences.':
    'Ce dont les clients de ce secteur ont besoin, en une ou deux phrases.',
  'Stands on its card.': 'Figure sur sa fiche.',
  'Changed by dragging in the list.': 'Se change en glissant dans la liste.',
  "The site's code knows the industry by it: leave it as it is once set.":
    'Le code du site reconnaît le secteur à cette clé : n’y touchez plus une fois fixée.',
  Person: 'Personne',
  'Somebody who works at the agency.': 'Quelqu’un qui travaille à l’agence.',
  'First and last name.': 'Prénom et nom.',
  'What clients come to this person for: "Art direction".':
    'Pourquoi l’on s’adresse à cette personne : « Direction artistique ».',
  Portrait: 'Portrait',
  'A photo or a drawing, square, at least 600 pixels wide. Empty: the initials are shown.':
    'Une photo ou un dessin, carré, d’au moins 600 pixels de large. Vide : les initiales.',
  'Two sentences a client would want to read before the first call.':
    'Deux phrases qu’un client aimerait lire avant le premier appel.',
  Languages: 'Langues',
  'Those this person answers in, with commas between them.':
    'Celles dans lesquelles cette personne répond, séparées par des virgules.',
  'At the agency since': 'À l’agence depuis',
  'The year: 2012.': 'L’année : 2012.',
  Job: 'Poste',
  'A position on the careers page.': 'Une offre d’emploi de la page carrières.',
  'The position, as people look for it: "Web designer".':
    'Le poste, comme on le cherche : « Designer web ».',
  Workload: 'Taux d’activité',
  'The share of full time: "80–100%".': 'La part d’un plein temps : « 80–100 % ».',
  'In short': 'En bref',
  'One or two sentences on what this person does.':
    'Une ou deux phrases sur ce que fait cette personne.',
  Team: 'Équipe',
  'Such as "Design".': 'Par exemple « Design ».',
  'A town, or "remote".': 'Une ville, ou « à distance ».',
  'Open for applications': 'Candidatures ouvertes',
  'Off: the card stays on the page and its button cannot be pressed.':
    'Désactivé : la fiche reste sur la page, son bouton est inactif.',
  'Address of the advertisement': 'Adresse de l’annonce',
  Remote: 'À distance',
  'On: the work can be done from anywhere in Switzerland. Not shown: say so under Place.':
    'Activé : le travail peut se faire de partout en Suisse. N’est pas affiché : dites-le sous Lieu.',
  'On the site where people apply. Empty: they write to the address of the agency.':
    'Sur le site où l’on postule. Vide : on écrit à l’adresse de l’agence.',
  'Advertised since': 'Annoncé depuis',
  'For your records; not shown on the site.': 'Pour votre suivi ; n’est pas affiché sur le site.',
  Navigation: 'Navigation',
  'The links at the top and at the bottom of every page. There is one such document.':
    'Les liens en haut et en bas de chaque page. Il n’existe qu’un document de ce genre.',
  'Header links': 'Liens de l’en-tête',
  'From left to right, six at most. The services menu stands after the first one.':
    'De gauche à droite, six au plus. Le menu des services vient après le premier.',
  'Services menu': 'Menu des services',
  'The services that the menu lists, in this order.': 'Les services du menu, dans cet ordre.',
  'Last entry of the services menu': 'Dernière entrée du menu des services',
  'Leads to the page with all services.': 'Mène à la page de tous les services.',
  Button: 'Bouton',
  'Button under plans': 'Bouton des offres',
  'Stands under plans and leads to a form, which opens with the plan chosen; on the page of prices, to the form there.':
    'Sous les offres ; mène à un formulaire, qui s’ouvre avec l’offre choisie ; sur la page des tarifs, à celui de la page.',
  'Footer columns': 'Colonnes du pied de page',
  'From left to right.': 'De gauche à droite.',
  Page: 'Page',
  'A page of the site: an address and a list of sections.':
    'Une page du site : une adresse et une suite de sections.',
  'The name of the page in links and in the trail at its top.':
    'Le nom de la page dans les liens et dans le fil d’Ariane.',
  Sections: 'Sections',
  'What the page shows, from top to bottom. A copied section is added by “Paste field”; a copied list takes the place of this one.':
    'Ce que montre la page, de haut en bas. Une section copiée s’ajoute par « Coller le champ » ; une liste copiée prend la place de celle-ci.',
  'The same in both languages, without /fr or /en: /pricing. The home page is /.':
    'La même dans les deux langues, sans /fr ni /en : /pricing. L’accueil est /.',
  'Search engines and sharing': 'Moteurs de recherche et partage',
  'What search engines and shared links show.':
    'Ce que montrent les moteurs de recherche et les liens partagés.',
  'Seed of the map': 'Graine de la carte',
  'Any word: another word draws another terrain. Empty: the address is used.':
    'Un mot quelconque : un autre mot dessine un autre terrain. Vide : l’adresse en tient lieu.',
  'Address and search engines': 'Adresse et moteurs de recherche',
  Plan: 'Offre',
  'An offer with a price. The price is written here once and shown everywhere.':
    'Une offre et son prix. Le prix s’écrit ici une fois et se montre partout.',
  Family: 'Famille',
  'What kind of offer it is.': 'De quelle sorte d’offre il s’agit.',
  'SEO pack': 'Pack SEO',
  'Local SEO': 'SEO local',
  Chatbot: 'Chatbot',
  'As it is called on the site. Its page has a title of its own, and so has a link with a text of its own.':
    'Tel qu’il figure sur le site. Sa page a un titre à elle, et un lien qui a son propre texte le garde.',
  'As it is called on the site.': 'Tel qu’il figure sur le site.',
  'Price in CHF': 'Prix en CHF',
  'Whole francs, without VAT or centimes. Empty: the price is on request.':
    'En francs entiers, hors TVA, sans centimes. Vide : prix sur devis.',
  Paid: 'Paiement',
  'How often the price is paid.': 'À quelle fréquence le prix est payé.',
  'Every month': 'Chaque mois',
  'Every year': 'Chaque année',
  Once: 'Une fois',
  'Most popular': 'Le plus choisi',
  'Marks the plan in its family. One in a family is enough.':
    'Signale l’offre dans sa famille. Une par famille suffit.',
  'Above the plan where plans stand side by side: 600 by 340 pixels or the same shape.':
    'Au-dessus de l’offre, là où plusieurs sont côte à côte : 600 × 340 pixels ou la même forme.',
  'Whom the plan is for, in a sentence.': 'À qui l’offre s’adresse, en une phrase.',
  Features: 'Prestations',
  'What the plan includes, the most important first: for its card and the answers of the assistant. Where a “Timetable of plans” compares it, that and the assistant follow the rows written in that section of the page, and take only the limited offer from here.':
    'Ce que l’offre comprend, le plus important d’abord : pour sa fiche et les réponses de l’assistant. Là où un « Tableau des offres » la compare, il suit, comme l’assistant, les lignes écrites dans cette section de la page, et ne prend d’ici que l’offre limitée.',
  Note: 'Remarque',
  'Small print under the features.': 'En petit, sous les prestations.',
  "The site's code knows the plan by it: leave it as it is once set.":
    'Le code du site reconnaît l’offre à cette clé : n’y touchez plus une fois fixée.',
  'Family and position': 'Famille et position',
  Quiz: 'Quiz',
  'A few questions that end with a recommendation.':
    'Quelques questions, et une recommandation à la fin.',
  'Stands over the questions.': 'Figure au-dessus des questions.',
  Questions: 'Questions',
  'In the order they are asked.': 'Dans l’ordre où elles sont posées.',
  Recommendations: 'Recommandations',
  'The one with the most points is shown; when two are equal, the first of them.':
    'Celle qui a le plus de points est montrée ; à égalité, la première.',
  "The site's code knows the quiz by it: leave it as it is once set.":
    'Le code du site reconnaît le quiz à cette clé : n’y touchez plus une fois fixée.',
  Redirect: 'Redirection',
  'Sends visitors of an old address to a new one.':
    'Conduit les visiteurs d’une ancienne adresse à la nouvelle.',
  'Old address': 'Ancienne adresse',
  'Without /fr or /en: it holds for both languages.':
    'Sans /fr ni /en : elle vaut pour les deux langues.',
  'New address': 'Nouvelle adresse',
  'On this site, without /fr or /en: /pricing. Or a whole address: https://…':
    'Sur ce site, sans /fr ni /en : /pricing. Ou une adresse complète : https://…',
  'For good': 'Définitive',
  'On: search engines forget the old address. Off: it may come back.':
    'Activé : les moteurs de recherche oublient l’ancienne adresse. Désactivé : elle peut revenir.',
  Service: 'Service',
  'Something the agency sells: its texts, its figure and its page.':
    'Ce que vend l’agence : ses textes, son chiffre et sa page.',
  Subtitle: 'Sous-titre',
  'One line under the title.': 'Une ligne sous le titre.',
  'For the page of all services: 40 to 70 words where it is shown large, fewer in a list.':
    'Pour la page de tous les services : 40 à 70 mots en grand format, moins dans une liste.',
  'The price or the duration that stands on its plates.':
    'Le prix ou la durée qui figure sur ses panneaux.',
  'Stands beside the title.': 'Figure à côté du titre.',
  'Address of its page': 'Adresse de sa page',
  'Without /fr or /en: /services/seo-visibility.': 'Sans /fr ni /en : /services/seo-visibility.',
  'In the menu': 'Dans le menu',
  'Shorter texts for the services menu. What is empty is taken from above.':
    'Des textes plus courts pour le menu des services. Ce qui est vide est repris d’en haut.',
  'Two or three words.': 'Deux ou trois mots.',
  'A few words under the title.': 'Quelques mots sous le titre.',
  'Only where the menu should show another one.': 'Seulement si le menu doit en montrer une autre.',
  "The site's code knows the service by it: leave it as it is once set.":
    'Le code du site reconnaît le service à cette clé : n’y touchez plus une fois fixée.',
  'Short name': 'Nom court',
  'Its name in a few plain letters: seo-visibility. The site uses the address of its page, so it may stay empty.':
    'Son nom en quelques lettres simples : seo-visibility. Le site utilise l’adresse de sa page : peut rester vide.',
  Testimonial: 'Témoignage',
  'What a client says about the agency.': 'Ce qu’un client dit de l’agence.',
  Quote: 'Citation',
  'Two or three sentences, without quotation marks.': 'Deux ou trois phrases, sans guillemets.',
  'First and last name; the site shows their initials.':
    'Prénom et nom ; le site montre leurs initiales.',
  Role: 'Fonction',
  'What the person does: "Owner".': 'Ce que fait la personne : « Patronne ».',
  Company: 'Entreprise',
  'Where the person works, with the town.': 'Où la personne travaille, avec la ville.',
  About: 'Au sujet de',
  'Which work the quote is about; shown as its tag.':
    'Le travail dont parle la citation ; montré en étiquette.',
  'Local search': 'Recherche locale',
  'Where the tag leads.': 'Où mène l’étiquette.',
  Photo: 'Photo',
  'A face, at least 200 pixels wide. Seen in the lists of the Studio alone: the site shows initials.':
    'Un visage, d’au moins 200 pixels de large. Visible dans les listes du Studio seulement : le site montre les initiales.',
}
