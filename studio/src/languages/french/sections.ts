/** The sections of pages in French. */
export const sectionsInFrench: Record<string, string> = {
  'Top of the blog': 'Haut du blog',
  'The heading of the blog with the form for its newsletter; the articles follow below.':
    'Le titre du blog et le formulaire de sa newsletter ; les articles suivent dessous.',
  Heading: 'Titre',
  'The main heading of the page. Line breaks are kept.':
    'Le titre principal de la page. Les retours à la ligne sont gardés.',
  Introduction: 'Introduction',
  'One or two sentences under the heading.': 'Une ou deux phrases sous le titre.',
  'Newsletter: title': 'Newsletter : titre',
  'Stands over the form.': 'Figure au-dessus du formulaire.',
  'Newsletter: what happens': 'Newsletter : ce qui se passe',
  'Says plainly what becomes of the address. It is read before the form is sent.':
    'Dit clairement ce que devient l’adresse. On le lit avant l’envoi du formulaire.',
  'Newsletter: thanks': 'Newsletter : remerciement',
  'Takes the place of the form once it has been sent.':
    'Prend la place du formulaire une fois envoyé.',
  'Name of the place': 'Nom de l’endroit',
  'Lets links lead here: "contact" is reached by /pricing#contact.':
    'Permet aux liens de mener ici : « contact » s’atteint par /pricing#contact.',
  'Hide this section': 'Masquer cette section',
  'Takes the section off the page and keeps its content.':
    'Retire la section de la page et garde son contenu.',
  'Card with an invitation': 'Carte d’invitation',
  'One offer, a figure and a link.': 'Une offre, un chiffre et un lien.',
  'The heading of the section.': 'Le titre de la section.',
  'Why to follow the link.': 'Pourquoi suivre le lien.',
  'Where the card leads.': 'Où mène la carte.',
  'The number on the card.': 'Le chiffre sur la carte.',
  'Contact details': 'Coordonnées',
  'Telephone, e-mail, address, hours and cantons, as they stand in the settings.':
    'Téléphone, e-mail, adresse, horaires et cantons, tels qu’ils figurent dans les réglages.',
  'Quote form': 'Formulaire de devis',
  'The form to ask for a quote, beside the telephone, e-mail, address and cantons of the settings.':
    'Le formulaire pour demander un devis, à côté du téléphone, de l’e-mail, de l’adresse et des cantons des réglages.',
  'What becomes of the answers': 'Ce que deviennent les réponses',
  'One sentence under the button: who reads the request and what it is used for.':
    'Une phrase sous le bouton : qui lit la demande et à quoi elle sert.',
  'Link to the privacy page': 'Lien vers la protection des données',
  'Stands after that sentence.': 'Suit cette phrase.',
  'Questions and answers': 'Questions et réponses',
  'Questions that open, the first one already open, and a link to ask another.':
    'Des questions qui s’ouvrent, la première déjà ouverte, et un lien pour en poser une autre.',
  'In the order they are shown.': 'Dans l’ordre d’affichage.',
  'Link to contact': 'Lien vers le contact',
  'For those who did not find their answer.': 'Pour qui n’a pas trouvé sa réponse.',
  'Opening with plates': 'Ouverture avec panneaux',
  'The top of the landing page: a promise, and signs that lead to the services.':
    'Le haut de la page d’accueil : une promesse, et des panneaux qui mènent aux services.',
  'Small line above': 'Petite ligne du dessus',
  'A few words over the heading.': 'Quelques mots au-dessus du titre.',
  Links: 'Liens',
  'The first one is shown as the main button.': 'Le premier devient le bouton principal.',
  Plates: 'Panneaux',
  'The signs on the pole, from top to bottom.': 'Les panneaux du poteau, de haut en bas.',
  'Page header': 'En-tête de page',
  'The top of an inner page; the trail of links to it is made from its address.':
    'Le haut d’une page intérieure ; son fil d’Ariane se forme d’après l’adresse.',
  'The number beside the heading.': 'Le chiffre à côté du titre.',
  'Timetable of plans': 'Tableau des offres',
  'Plans side by side with what each includes, and the switch between monthly and yearly prices.':
    'Les offres côte à côte avec ce qu’elles comprennent, et le choix entre prix mensuels et annuels.',
  Plans: 'Offres',
  'The columns, from left to right.': 'Les colonnes, de gauche à droite.',
  Rows: 'Lignes',
  'What is compared, from top to bottom.': 'Ce que l’on compare, de haut en bas.',
  'All plans include': 'Toutes les offres comprennent',
  'Short lines, one for each thing that comes with every plan.':
    'Des lignes brèves, une pour chaque prestation commune.',
  'Heading of the limited offer': 'Titre de l’offre limitée',
  'Stands over the gifts of the plans.': 'Figure au-dessus des cadeaux des offres.',
  'Link under the plans': 'Lien sous les offres',
  'Usually to the contact section: /pricing#contact.':
    'D’ordinaire vers la section de contact : /pricing#contact.',
  'More offers': 'Autres offres',
  'Further plans, folded away until a visitor opens them, or open from the start.':
    'D’autres offres, repliées jusqu’à ce qu’on les ouvre, ou ouvertes d’emblée.',
  'Open from the start': 'Ouverte d’emblée',
  'Where these plans are what the page is about.': 'Là où ces offres sont le sujet de la page.',
  'Line to open': 'Ligne à ouvrir',
  'What visitors press to see the offers.': 'Ce que l’on presse pour voir les offres.',
  Groups: 'Groupes',
  'Plans that belong together, from top to bottom.':
    'Les offres qui vont ensemble, de haut en bas.',
  'A long text with headings, lists, links and images.':
    'Un texte long, avec intertitres, listes, liens et images.',
  'May stay empty.': 'Peut rester vide.',
  'The text itself.': 'Le texte lui-même.',
  'Form to book a call': 'Formulaire d’appel',
  'Books half an hour on the telephone. Name its place "call": links to /contact#call lead here, and open the same form over the page they stand on.':
    'Réserve une demi-heure au téléphone. Nommez son endroit « call » : les liens vers /contact#call mènent ici, et ouvrent le même formulaire par-dessus leur page.',
  'SEO packs': 'Packs référencement',
  'Packs that are paid once, side by side.': 'Des packs payés une fois, côte à côte.',
  Packs: 'Packs',
  'Leads to the page that says more.': 'Mène à la page qui en dit plus.',
  'Services as spreads': 'Services en grand',
  'The main services one after the other, with an index that follows the reader.':
    'Les services principaux l’un après l’autre, avec un index qui suit le lecteur.',
  'Heading of the index': 'Titre de l’index',
  'Two or three words, such as "Our services".':
    'Deux ou trois mots, par exemple « Nos services ».',
  Spreads: 'Présentations',
  'From top to bottom, as in the index.': 'De haut en bas, comme dans l’index.',
  'Link to sales': 'Lien vers la vente',
  'Stands in every spread; the form it leads to knows which service was read.':
    'Figure dans chaque présentation ; le formulaire visé sait quel service a été lu.',
  'Text of the link to all features': 'Texte du lien vers toutes les prestations',
  'Stands on the sign that points to the page of a service.':
    'Figure sur le panneau qui mène à la page d’un service.',
  'List of services': 'Liste de services',
  'Services as a ruled list, each with its text, its figure and its link.':
    'Les services en liste réglée, chacun avec son texte, son chiffre et son lien.',
  'Wall of testimonials': 'Mur de témoignages',
  'Three columns of what clients say, moving slowly.':
    'Ce que disent les clients, sur trois colonnes qui défilent lentement.',
  Testimonials: 'Témoignages',
  'Dealt into three columns: 42 fill them evenly.':
    'Répartis sur trois colonnes : 42 les remplissent également.',
}
