/** The parts that documents and sections share, in French. */
export const objectsInFrench: Record<string, string> = {
  Title: 'Titre',
  Address: 'Adresse',
  Text: 'Texte',
  Name: 'Nom',
  Icon: 'Icône',
  Position: 'Position',
  Key: 'Clé',
  Place: 'Lieu',
  Summary: 'Résumé',
  Services: 'Services',
  Description: 'Description',
  Figure: 'Chiffre',
  Link: 'Lien',
  'Text of an article': 'Texte d’un article',
  'Paragraphs, headings, lists, links, images and code.':
    'Paragraphes, intertitres, listes, liens, images et code.',
  Paragraph: 'Paragraphe',
  'Smaller heading': 'Intertitre mineur',
  Bullets: 'Puces',
  Numbers: 'Numéros',
  Strong: 'Gras',
  Emphasis: 'Italique',
  Code: 'Code',
  Result: 'Résultat',
  'A figure that shows what changed for the client.':
    'Un chiffre qui montre ce qui a changé pour le client.',
  'Figure before': 'Chiffre d’avant',
  'Such as "6.4 s"; empty where there is nothing to compare with.':
    'Par exemple « 6,4 s » ; vide s’il n’y a rien à comparer.',
  'In two words': 'En deux mots',
  'What the figure counts, on a plate: "First picture".':
    'Ce que compte le chiffre, sur un panneau : « Première image ».',
  'Large sign': 'Grand panneau',
  'One of two ways to go on.': 'L’un des deux chemins possibles.',
  'What the visitor wants, in two to four words.':
    'Ce que veut le visiteur, en deux à quatre mots.',
  'For whom this way is, in a sentence.': 'À qui s’adresse ce chemin, en une phrase.',
  'A price or a duration; may stay empty.': 'Un prix ou une durée ; peut rester vide.',
  'The whole sign is the link; its text is read after the title.':
    'Tout le panneau est le lien ; son texte est lu après le titre.',
  'Under the sign, in a window: 1,200 by 750 pixels or the same shape.':
    'Sous le panneau, dans une fenêtre : 1200 sur 750 pixels ou la même forme.',
  Station: 'Station',
  'One stop on the trail.': 'Une halte sur le chemin.',
  'What happens there, in a few words.': 'Ce qui s’y passe, en quelques mots.',
  'One or two sentences.': 'Une ou deux phrases.',
  When: 'Quand',
  'On its sign: "1998", "Day 8". Empty: its number.':
    'Sur son panneau : « 1998 », « Jour 8 ». Vide : son numéro.',
  'Large figure': 'Grand chiffre',
  'A number that stands large, with a drawing that says the same.':
    'Un nombre en grand, avec un dessin qui dit la même chose.',
  Number: 'Nombre',
  'Without its unit: "14", "0.8".': 'Sans son unité : « 14 », « 0,8 ».',
  Unit: 'Unité',
  'Such as "days" or "%"; may stay empty.': 'Par exemple « jours » ou « % » ; peut rester vide.',
  'Under the number, in a sentence.': 'Sous le nombre, en une phrase.',
  Drawing: 'Dessin',
  'What is drawn beside the number.': 'Ce qui est dessiné à côté du nombre.',
  None: 'Aucun',
  'Days of a calendar': 'Jours d’un calendrier',
  'Two peaks': 'Deux sommets',
  'Two bars': 'Deux barres',
  'Squares, so many of all': 'Des carrés, tant sur tous',
  'A clock': 'Une horloge',
  'Stations of a trail': 'Stations d’un chemin',
  'Drawn amount': 'Quantité dessinée',
  'Days that are done, the height of the new peak, the length of the new bar, squares that are filled, the hour, or stations.':
    'Les jours faits, la hauteur du nouveau sommet, la longueur de la nouvelle barre, les carrés remplis, l’heure, ou les stations.',
  'Compared with': 'À comparer avec',
  'Days that were promised, the height of the old peak, the length of the old bar, or all squares.':
    'Les jours promis, la hauteur de l’ancien sommet, la longueur de l’ancienne barre, ou tous les carrés.',
  'Such as "+ 62 %".': 'Par exemple « + 62 % ».',
  'What it counts': 'Ce qu’il compte',
  'Such as "requests a month".': 'Par exemple « demandes par mois ».',
  'Lines to copy, shown exactly as they are written.':
    'Des lignes à copier, montrées exactement comme elles sont écrites.',
  'Says what the lines are or where they go, in the language of this text.':
    'Dit ce que sont ces lignes ou où elles vont, dans la langue de ce texte.',
  'Kind of code': 'Sorte de code',
  'Tells readers and their software what they are looking at.':
    'Dit aux lecteurs, et à leurs logiciels, ce qu’ils ont sous les yeux.',
  HTML: 'HTML',
  CSS: 'CSS',
  JavaScript: 'JavaScript',
  JSON: 'JSON',
  'Plain text': 'Texte simple',
  Lines: 'Lignes',
  'Indentation and line breaks are kept.': 'Retraits et retours à la ligne sont gardés.',
  'The number on a plate. Fill in one of the four.':
    'Le chiffre d’un panneau. Remplissez l’un des quatre champs.',
  'Price of a plan': 'Prix d’une offre',
  'Best: when the price of the plan changes, this figure follows.':
    'Le mieux : quand le prix de l’offre change, ce chiffre suit.',
  'Figure of a service': 'Chiffre d’un service',
  'When the figure of the service changes, this one follows.':
    'Quand le chiffre du service change, celui-ci suit.',
  'Amount in CHF': 'Montant en CHF',
  'Whole francs, without VAT, for a price that belongs to no plan.':
    'En francs entiers, hors TVA, pour un prix qui n’est celui d’aucune offre.',
  'Lowest price': 'Prix le plus bas',
  'The price starts here: “from” stands before it, “dès” in French.':
    'Le prix commence ici : « dès » le précède, « from » en anglais.',
  'Short text': 'Texte bref',
  'Such as "< 20 days" or "4.8 / 5".': 'Par exemple « < 20 jours » ou « 4,8 / 5 ».',
  'Footer column': 'Colonne du pied de page',
  'A heading and the links under it.': 'Un titre et les liens qui le suivent.',
  'Such as "Agency".': 'Par exemple « Agence ».',
  'A small drawing beside the text.': 'Un petit dessin à côté du texte.',
  'Search engines': 'Moteurs de recherche',
  'Online shop': 'Boutique en ligne',
  Advertising: 'Publicité',
  Figures: 'Chiffres',
  Prospects: 'Prospects',
  'All services': 'Tous les services',
  Signpost: 'Poteau indicateur',
  Health: 'Santé',
  Finance: 'Finance',
  Salons: 'Salons',
  Hospitality: 'Hôtellerie et restauration',
  Pets: 'Animaux',
  Spirituality: 'Spiritualité',
  Construction: 'Construction',
  'Real estate': 'Immobilier',
  'A text that leads somewhere.': 'Un texte qui mène quelque part.',
  'What visitors read and press: say where it leads. In the header and the footer, empty: the name of the page or service chosen below, in its short form.':
    'Le texte sur lequel on clique : dites où cela mène. En haut et en bas des pages, vide : le nom de la page ou du service choisi ci-dessous, dans sa forme courte.',
  'Page, service, article or case study': 'Page, service, article ou étude de cas',
  'The usual choice: the link keeps working when the page moves.':
    'Le choix habituel : le lien tient bon quand la page change d’adresse.',
  'Address on this site': 'Adresse sur ce site',
  'For a place in a page: /pricing#contact. Without /fr or /en.':
    'Pour un endroit d’une page : /pricing#contact. Sans /fr ni /en.',
  'Other address': 'Autre adresse',
  'Another site, or an email (mailto:…) or telephone (tel:…) address.':
    'Un autre site, un e-mail (mailto:…) ou un téléphone (tel:…).',
  'Text of an article in both languages': 'Texte d’un article dans les deux langues',
  'A long text that may also hold images and code, in French and in English.':
    'Un texte long, avec images et code au besoin, en français et en anglais.',
  Français: 'Français',
  'Read on the French site.': 'Lu sur le site français.',
  English: 'English',
  'Read on the English site.': 'Lu sur le site anglais.',
  Image: 'Image',
  'One image for both languages, described in both.':
    'Une image pour les deux langues, décrite dans chacune.',
  '3:4': '3:4',
  Square: 'Carré',
  '16:9': '16:9',
  Panorama: 'Panorama',
  'What the image shows': 'Ce que montre l’image',
  'Read aloud to people who cannot see the image.': 'Lu à voix haute à qui ne voit pas l’image.',
  'Formatted text in both languages': 'Texte mis en forme dans les deux langues',
  'A long text with headings, lists, links and images, in French and in English.':
    'Un texte long, avec intertitres, listes, liens et images, en français et en anglais.',
  'Simple text in both languages': 'Texte simple dans les deux langues',
  'Paragraphs with links and emphasis, in French and in English.':
    'Des paragraphes avec liens et italique, en français et en anglais.',
  'Line in both languages': 'Ligne dans les deux langues',
  'One line, in French and in English.': 'Une ligne, en français et en anglais.',
  'Text in both languages': 'Texte dans les deux langues',
  'A short text without formatting, in French and in English.':
    'Un texte bref sans mise en forme, en français et en anglais.',
  'Web address in both languages': 'Adresse web dans les deux langues',
  'An address on another site that differs by language.':
    'Une adresse sur un autre site, qui diffère selon la langue.',
  'Menu entry': 'Entrée de menu',
  'An entry of the services menu that is not a service itself.':
    'Une entrée du menu des services qui n’est pas elle-même un service.',
  'The title of the entry and where it leads.': 'Le titre de l’entrée et où elle mène.',
  'Stands before the title.': 'Précède le titre.',
  Feature: 'Prestation',
  'One line of what the plan includes.': 'Une ligne de ce que l’offre comprend.',
  'Short and concrete: "5 hours of changes a month".':
    'Brève et concrète : « 5 heures de modifications par mois ».',
  'Part of the limited offer': 'Partie de l’offre limitée',
  'Shown with a gift, in the group of the limited offer.':
    'Montrée avec un cadeau, dans le groupe de l’offre limitée.',
  'Only for the limited offer: leads to the page that says more.':
    'Pour l’offre limitée seulement : mène à la page qui en dit plus.',
  'Group of plans': 'Groupe d’offres',
  'Plans that belong together under one heading.': 'Des offres réunies sous un même titre.',
  'Such as "Hosting".': 'Par exemple « Hébergement ».',
  Plate: 'Panneau',
  'A sign that points to a service or a page and carries a figure.':
    'Un panneau qui mène à un service ou à une page et porte un chiffre.',
  'Gives the plate its text, its target and its figure.':
    'Donne au panneau son texte, sa cible et son chiffre.',
  'Empty: the title of the service.': 'Vide : le titre du service.',
  'Only where the plate leads elsewhere than to its service.':
    'Seulement si le panneau mène ailleurs qu’à son service.',
  'Empty: the figure of the service.': 'Vide : le chiffre du service.',
  Colour: 'Couleur',
  'Yellow for the plates that matter most, black for the others.':
    'Jaune pour les panneaux qui comptent le plus, noir pour les autres.',
  Yellow: 'Jaune',
  Black: 'Noir',
  'An answer to choose, and the recommendation it speaks for.':
    'Une réponse à choisir, et la recommandation qu’elle appuie.',
  'What the visitor presses.': 'Ce sur quoi clique le visiteur.',
  'One meaning, in all the words visitors have for it.':
    'Un seul sens, dans tous les mots que les visiteurs ont pour lui.',
  Words: 'Mots',
  'Separated by commas, the one your pages use first: online shop, e-shop, web shop.':
    'Séparés par des virgules, d’abord celui de vos pages : boutique en ligne, e-shop, webshop.',
  'What a visitor asks an assistant, and what it answers.':
    'Ce qu’un visiteur demande à un assistant, et ce qu’il répond.',
  'As visitors put it, in a few words.': 'Comme le disent les visiteurs, en quelques mots.',
  'Place of the assistant': 'Place de l’assistant',
  'Where an assistant stands on a site, and what it says there.':
    'Où se place un assistant sur un site, et ce qu’il y dit.',
  'On the button that shows it, in one to three words.':
    'Sur le bouton qui le montre, en un à trois mots.',
  'What it is good for, in one or two sentences.': 'À quoi il sert, en une ou deux phrases.',
  Greeting: 'Salutation',
  'The first words of the assistant.': 'Les premiers mots de l’assistant.',
  'One to four. Visitors press a question and get its answer.':
    'De une à quatre. Les visiteurs cliquent sur une question et reçoivent sa réponse.',
  'Suggested question': 'Question proposée',
  'A question a visitor asks by pressing it.': 'Une question que le visiteur pose d’un clic.',
  'As a visitor would put it, in a few words.': 'Comme la poserait un visiteur, en quelques mots.',
  'On these pages': 'Sur ces pages',
  'Empty: on every page, after those meant for the page.':
    'Vide : sur chaque page, après celles prévues pour la page.',
  'Speaks for': 'Appuie',
  'The tag of one of the recommendations below.':
    'L’étiquette de l’une des recommandations ci-dessous.',
  Points: 'Points',
  'How strongly it speaks for it: 2 is usual, 4 is strong.':
    'Avec quelle force : 2 est courant, 4 est fort.',
  'A question and its answers.': 'Une question et ses réponses.',
  'Short enough to read at a glance.': 'Assez brève pour se lire d’un coup d’œil.',
  Answers: 'Réponses',
  Recommendation: 'Recommandation',
  'What is offered to visitors whose answers point to its tag.':
    'Ce que l’on propose à qui, par ses réponses, mène à son étiquette.',
  Tag: 'Étiquette',
  'A short name that the answers use: anxiety. It also goes into the contact link.':
    'Un nom bref que les réponses emploient : anxiety. Il passe aussi dans le lien de contact.',
  'The offer in a few words.': 'L’offre en quelques mots.',
  'Why this offer fits.': 'Pourquoi cette offre convient.',
  'Text of the button': 'Texte du bouton',
  'Leads to the contact page.': 'Mène à la page de contact.',
  Sessions: 'Séances',
  'How many sessions are recommended. Empty: to be agreed with the visitor.':
    'Combien de séances sont recommandées. Vide : à convenir avec le visiteur.',
  'Formatted text': 'Texte mis en forme',
  'Paragraphs, headings, lists, links and images.':
    'Paragraphes, intertitres, listes, liens et images.',
  'What search engines and shared links show of this page.':
    'Ce que les moteurs de recherche et les liens partagés montrent de cette page.',
  'Without the brand, which the site adds: up to about 60 characters with it. Empty: the title of the page.':
    'Sans la marque, que le site ajoute : une soixantaine de caractères avec elle. Vide : le titre de la page.',
  'Description in results': 'Description dans les résultats',
  'One or two sentences, up to about 160 characters, that make people want to read on.':
    'Une ou deux phrases, 160 caractères au plus environ, qui donnent envie de lire la suite.',
  'Image for shared links': 'Image des liens partagés',
  'Shown when somebody shares the page. Empty: one is drawn from the title.':
    'Montrée quand on partage la page. Vide : elle est dessinée d’après le titre.',
  'Keep out of search engines': 'Tenir hors des moteurs de recherche',
  'For pages that people reach by a link only.':
    'Pour les pages que l’on n’atteint que par un lien.',
  Spread: 'Présentation',
  'One service shown large, or a few that are sold together.':
    'Un service montré en grand, ou quelques-uns vendus ensemble.',
  'Usually one. The first gives the spread its texts, its figure and its place name.':
    'Un seul d’ordinaire. Le premier donne ses textes, son chiffre et le nom de l’endroit.',
  'Empty: the title of the first service.': 'Vide : le titre du premier service.',
  'In the index': 'Dans l’index',
  'Two or three words. Empty: the first service as the menu calls it.':
    'Deux ou trois mots. Vide : le premier service, tel que le menu le nomme.',
  'Empty: the subtitle of the first service.': 'Vide : le sous-titre du premier service.',
  '40 to 70 words. Empty: the description of the first service.':
    '40 à 70 mots. Vide : la description du premier service.',
  'Simple text': 'Texte simple',
  'Paragraphs with links and emphasis.': 'Des paragraphes avec liens et italique.',
  'An image between two paragraphs.': 'Une image entre deux paragraphes.',
  'Read aloud to people who cannot see it, in the language of this text.':
    'Lu à voix haute à qui ne la voit pas, dans la langue de ce texte.',
  Caption: 'Légende',
  'Printed under the image, in the language of this text. May stay empty.':
    'Placée sous l’image, dans la langue de ce texte. Peut rester vide.',
  'Turns the marked words into a link.': 'Fait un lien des mots marqués.',
  Cell: 'Case',
  'What one plan offers in this row.': 'Ce qu’une offre propose sur cette ligne.',
  'The column of the cell.': 'La colonne de la case.',
  Included: 'Inclus',
  'Shows a tick, or says that it is not included when it is off.':
    'Montre une coche, ou dit que ce n’est pas inclus si désactivé.',
  Count: 'Nombre',
  'The figure of the text, where the row draws it. Empty: nothing is drawn.':
    'Le chiffre du texte, si la ligne le dessine. Vide : rien n’est dessiné.',
  'Draws the counts of the cells, beside their texts.':
    'Dessine les nombres des cases, à côté de leurs textes.',
  'Squares, ten in a line: pages': 'Carrés, dix par ligne : pages',
  'Ticks: hours': 'Traits : heures',
  'Instead of the tick: "10 h a month".': 'À la place de la coche : « 10 h par mois ».',
  Row: 'Ligne',
  'One thing to compare, across the plans.': 'Une chose à comparer, d’une offre à l’autre.',
  'What is compared': 'Ce que l’on compare',
  'Stands at the start of the row: "Pages", "Support".':
    'Figure au début de la ligne : « Pages », « Assistance ».',
  Cells: 'Cases',
  'One for each plan; a plan without a cell does not include it.':
    'Une par offre ; une offre sans case ne comprend pas la ligne.',
  Card: 'Fiche',
  'A heading with a sentence or two, and a picture or an icon.':
    'Un titre avec une ou deux phrases, et une image ou une icône.',
  'A few words.': 'Quelques mots.',
  'Stands above the heading where there is no picture.':
    'Se place au-dessus du titre quand il n’y a pas d’image.',
  'Takes the place of the icon. 1,200 by 750 pixels or the same shape; upright ones 900 by 1,020.':
    'Prend la place de l’icône. 1200 sur 750 pixels ou la même forme ; en hauteur, 900 sur 1020.',
  'A price or a number beside the heading.': 'Un prix ou un nombre à côté du titre.',
  Cards: 'Fiches',
  Stage: 'Étape',
  'How far the site had come on a day.': 'Où en était le site un jour donné.',
  'Such as "Plan" or "Online".': 'Par exemple « Plan » ou « En ligne ».',
  Day: 'Jour',
  'Such as "Day 8"; may stay empty.': 'Par exemple « Jour 8 » ; peut rester vide.',
  'The same page at each stage, 1,200 by 750 pixels.':
    'La même page à chaque étape, 1200 sur 750 pixels.',
  'A heading and a drawing.': 'Un titre et un dessin.',
  'What is drawn in the cell, and in which colours.':
    'Ce qui est dessiné dans la case, et dans quelles couleurs.',
  'A phone in the hand': 'Un téléphone en main',
  'A gauge': 'Une jauge',
  'A signpost': 'Un poteau indicateur',
  'A field being filled in': 'Un champ que l’on remplit',
  'Old and new addresses': 'Anciennes et nouvelles adresses',
  'Letters and their contrast': 'Des lettres et leur contraste',
  'What the phone shows, 390 by 800 pixels.': 'Ce que montre le téléphone, 390 sur 800 pixels.',
  Amount: 'Quantité',
  'Where the hand of the gauge stands: 0.8.': 'Où se trouve l’aiguille de la jauge : 0,8.',
  'The amount at the end of the gauge: 3.': 'La quantité au bout de la jauge : 3.',
  'On the two signs, or the name of the field and what is typed into it.':
    'Sur les deux panneaux, ou le nom du champ et ce qu’on y écrit.',
  Addresses: 'Adresses',
  'Up to three old addresses with the new ones they lead to.':
    'Jusqu’à trois anciennes adresses et les nouvelles où elles mènent.',
  'Old and new address': 'Ancienne et nouvelle adresse',
  'An example to show, which redirects nothing.': 'Un exemple à montrer, qui ne redirige rien.',
  Old: 'Ancienne',
  'Such as /tarifs.htm.': 'Par exemple /tarifs.htm.',
  New: 'Nouvelle',
  'Such as /pricing.': 'Par exemple /pricing.',
  'Image with a caption': 'Image légendée',
  'An image and the line under it.': 'Une image et la ligne en dessous.',
  'Shown at 8 to 5; the point marked on it stays in sight.':
    'Montrée au format 8 sur 5 ; le point marqué reste visible.',
  Slider: 'Curseur',
  'A figure that visitors set: between which bounds, in which steps, and from where.':
    'Un chiffre que règlent les visiteurs : entre quelles bornes, par quels pas et à partir d’où.',
  Lowest: 'Minimum',
  'The left end.': 'L’extrémité gauche.',
  Highest: 'Maximum',
  'The right end.': 'L’extrémité droite.',
  Step: 'Pas',
  'How far one key press moves it.': 'De combien une touche le déplace.',
  Start: 'Départ',
  'Where it stands at first: also the example shown without JavaScript.':
    'Sa place au début : c’est aussi l’exemple montré sans JavaScript.',
  'Kind of post': 'Type de publication',
  'Something to publish, and how long it takes.':
    'Quelque chose à publier, et le temps qu’il y faut.',
  'What it shows, in three or four words.': 'Ce qu’elle montre, en trois ou quatre mots.',
  Minutes: 'Minutes',
  'To make and publish it on one network.': 'Pour la préparer et la publier sur un réseau.',
  'Step to a request': 'Étape vers une demande',
  'What part of the visitors goes on.': 'Quelle part des visiteurs continue.',
  'What they do, in a few words: "open the form".':
    'Ce qu’ils font, en quelques mots : « ouvrent le formulaire ».',
  'Per cent who go on': 'Pourcentage qui continue',
  'Of those who came to the step before.': 'De ceux qui ont atteint l’étape précédente.',
  Milestone: 'Jalon',
  'A year, and what happened in it.': 'Une année, et ce qui s’y est passé.',
  Year: 'Année',
  'Such as "1998".': 'Par exemple « 1998 ».',
  'What happened': 'Ce qui s’est passé',
  'Two to four words, so that they fit on a sign.':
    'Deux à quatre mots, pour qu’ils tiennent sur un panneau.',
  Parcel: 'Colis',
  'What the carrier charges for a parcel.': 'Ce que prend le transporteur pour un colis.',
  'Its weight or size: "up to 2 kg".': 'Son poids ou sa taille : « jusqu’à 2 kg ».',
  'Whole francs.': 'Francs entiers.',
  Channel: 'Canal',
  'A place to advertise, and its part of a budget.':
    'Un endroit où faire de la publicité, et sa part d’un budget.',
  'Such as "Search".': 'Par exemple « Recherche ».',
  'What it is good for, in a few words.': 'À quoi il sert, en quelques mots.',
  'Lowest budget a month in CHF': 'Budget minimal par mois en CHF',
  'Below it the channel is left out, and the others get its part.':
    'En dessous, le canal est laissé de côté et les autres reçoivent sa part.',
  Parts: 'Parts',
  'One for each goal, in their order: 50 gets twice as much as 25, 0 nothing.':
    'Une par objectif, dans leur ordre : 50 reçoit deux fois plus que 25, 0 rien.',
  'Button in a conversation': 'Bouton dans une conversation',
  'An answer the visitor gives by pressing it.': 'Une réponse que le visiteur donne d’un clic.',
  'Leads to': 'Mène à',
  'An address on this site: /projects. Without /fr or /en. Empty: the form of the conversation.':
    'Une adresse de ce site : /projects. Sans /fr ni /en. Vide : le formulaire de la conversation.',
  Message: 'Message',
  'What the visitor or the assistant says.': 'Ce que dit le visiteur ou l’assistant.',
  'Who speaks': 'Qui parle',
  'What visitors say is typed, what the assistant says appears.':
    'Ce que dit le visiteur se tape, ce que dit l’assistant apparaît.',
  'The visitor': 'Le visiteur',
  'The assistant': 'L’assistant',
  'As it is said, in a sentence or two.': 'Comme on le dit, en une phrase ou deux.',
  'Line above': 'Ligne au-dessus',
  'A time or a remark before the message: "Saturday, 23:12". May stay empty.':
    'Une heure ou une remarque avant le message : « Samedi, 23 h 12 ». Peut rester vide.',
  Buttons: 'Boutons',
  'Under what the assistant says; the last of them is pressed automatically.':
    'Sous ce que dit l’assistant ; le dernier est actionné automatiquement.',
  'Points at the message on a wide screen: "Answers in". May stay empty.':
    'Désigne le message sur un grand écran : « Répond en ». Peut rester vide.',
  'Figure on the sign': 'Chiffre du panneau',
  'Such as "2 s".': 'Par exemple « 2 s ».',
  'With a form': 'Avec un formulaire',
  'Asks for a name and an email address, as an example: nothing is sent.':
    'Demande un nom et une adresse e-mail, à titre d’exemple : rien n’est envoyé.',
  Ability: 'Point fort',
  'Something the assistant can do.': 'Quelque chose que l’assistant sait faire.',
  'One sentence.': 'Une phrase.',
  'At the end of the line, such as "3 languages"; may stay empty.':
    'Au bout de la ligne, par exemple « 3 langues » ; peut rester vide.',
}
