import { line, paragraph } from '../../builders/text.ts'
import type { Voice } from './testimonial.ts'

/** Testimonials 29 to 42. */
export const lastVoices: Voice[] = [
  {
    source: 'seo',
    canton: 'GE',
    company: 'Serrurerie Morand-Ducret, Lancy',
    name: 'Karim Ducret',
    role: line('Serrurier', 'Locksmith'),
    quote: paragraph(
      "Dans mon métier, on appelle le premier de la liste. Sur la rive gauche, c'est nous, et sans avoir acheté une seule annonce.",
      'In my trade people call whoever comes first. On the left bank that is now us, and we have not bought a single advert.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'VD',
    company: 'Studio Souffle & Sol, Morges',
    client: 'souffle',
    name: 'Virginie Blanc',
    role: line('Professeure de yoga', 'Yoga teacher'),
    quote: paragraph(
      "Les cours d'essai se remplissent depuis la fiche, surtout ceux de midi. J'ai arrêté de distribuer des flyers devant la gare.",
      'Trial classes fill up straight from our map listing, the lunchtime ones above all. I no longer hand out flyers at the station.',
    ),
  },
  {
    source: 'seo',
    canton: 'NE',
    company: 'Encadrements Borel-Huguenin, Colombier',
    name: 'Jacques Huguenin',
    role: line('Encadreur', 'Picture framer'),
    quote: paragraph(
      "J'avais trois visites par jour, dont deux de ma fille. Une page sur l'encadrement d'aquarelles en amène quarante, de tout l'arc jurassien.",
      'I had three visits a day, two of them from my daughter. One page about framing watercolours now brings forty, from right across the Jura.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'JU',
    company: 'Auto-école des Gorges, Courtedoux',
    name: 'Jonathan Frossard',
    role: line('Moniteur de conduite', 'Driving instructor'),
    quote: paragraph(
      "Les jeunes comparent les avis avant d'appeler. On nous a appris à les demander au bon moment : juste après l'examen réussi.",
      'Learners compare reviews before they call. We were shown when to ask for one: right after a pass.',
    ),
  },
  {
    source: 'website',
    canton: 'FR',
    company: 'Maison de thé Feuille à Feuille, Fribourg',
    name: 'Ines Magnin',
    role: line('Fondatrice', 'Founder'),
    quote: paragraph(
      "Quatre-vingts thés, autant de pages, et une boutique où l'on se promène sans hâte. Les clientes disent y retrouver l'odeur du magasin.",
      'Eighty teas, eighty pages, and a shop that is still peaceful to wander through. Customers say they can almost smell it.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'VS',
    company: 'Ostéopathie des Remparts-Neufs, Sion',
    name: 'David Quarroz',
    role: line('Ostéopathe', 'Osteopath'),
    quote: paragraph(
      'Trois cabinets presque homonymes dans la même ville, et des patients perdus. Depuis que nos fiches sont en ordre, chacun sonne à la bonne porte.',
      'Three practices with nearly the same name in one town, and patients getting lost. Now that the listings are sorted, everyone rings the right bell.',
    ),
  },
  {
    source: 'website',
    canton: 'BE',
    company: 'Kaffeerösterei Matte 9, Muri',
    name: 'Lukas Indermühle',
    role: line('Torréfacteur', 'Coffee roaster'),
    quote: paragraph(
      "Le lundi, je change les cafés de la semaine depuis mon téléphone, entre deux torréfactions. Aucun développeur n'a été dérangé pour cela.",
      'On Mondays I change the week’s coffees on my phone between two roasts. No developer has ever been disturbed for it.',
    ),
  },
  {
    source: 'seo',
    canton: 'GE',
    company: 'Déménagements Rochat-Mabillard, Vernier',
    name: 'Bruno Mabillard',
    role: line("Responsable d'exploitation", 'Operations manager'),
    quote: paragraph(
      'Une page par commune, écrite pour de vrai et non copiée-collée. Les demandes sont plus précises et nous faisons moins de devis inutiles.',
      'One page for each commune, properly written rather than copied and pasted. Enquiries are more precise and we waste less time on pointless quotes.',
    ),
  },
  {
    source: 'website',
    canton: 'VD',
    company: 'Association Passerelle 55+, Renens',
    name: 'Marianne Cherix',
    role: line('Coordinatrice', 'Coordinator'),
    quote: paragraph(
      "Nos membres ont entre 60 et 90 ans. Ils ont essayé le site avec l'équipe, et deux boutons ont grandi grâce à eux.",
      'Our members are between 60 and 90. They tried the site out with the team, and two buttons grew bigger because of them.',
    ),
  },
  {
    source: 'seo',
    canton: 'NE',
    company: 'Chauffage Vuilleumier-Sandoz, Cernier',
    name: 'Alain Vuilleumier',
    role: line('Installateur', 'Heating engineer'),
    quote: paragraph(
      "Les propriétaires s'intéressent aux pompes à chaleur et tombent sur nos réponses plutôt que sur un comparateur. La moitié signe après la visite.",
      'Homeowners looking into heat pumps find our answers rather than a comparison site. Half of them sign after the visit.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'JU',
    company: "Librairie La Page d'Avant, Delémont",
    name: 'Hélène Rebetez',
    role: line('Libraire', 'Bookseller'),
    quote: paragraph(
      'Une librairie vit de son quartier. Nos lectures du jeudi apparaissent enfin dans les recherches, et il faut parfois ajouter des chaises.',
      'A bookshop lives off its neighbourhood. Our Thursday readings finally show up in searches, and some weeks we have to fetch more chairs.',
    ),
  },
  {
    source: 'seo',
    canton: 'FR',
    company: 'Ferme-auberge La Pierrevine, Gruyères',
    name: 'Nicolas Moret',
    role: line('Agriculteur et hôte', 'Farmer and host'),
    quote: paragraph(
      'Nous pensions que tout se jouait sur les grands portails. De mai à octobre, nos chambres se remplissent maintenant par nos propres pages.',
      'We thought everything hinged on the big portals. From May to October, our own pages now fill the rooms.',
    ),
  },
  {
    source: 'localSearch',
    canton: 'VS',
    company: 'Skiverleih Mattwald, Saas-Grund',
    name: 'Priska Anthamatten',
    role: line('Gérante', 'Shop manager'),
    quote: paragraph(
      'Français, allemand, anglais : la fiche répond dans la langue du client. En février, nous avons engagé une personne de plus au comptoir.',
      'German, French, English: the listing answers in the customer’s own language. In February we hired one more pair of hands for the counter.',
    ),
  },
  {
    source: 'website',
    canton: 'BE',
    company: 'Décolletage Gyger-Monnin, Tramelan',
    name: 'Philippe Gyger',
    role: line('Directeur technique', 'Technical director'),
    quote: paragraph(
      'Le cahier des charges tenait sur une page, et il a été suivi. Délais annoncés, délais tenus : dans la mécanique, on apprécie.',
      'The brief fitted on one page and was followed. Dates promised, dates kept: in precision engineering, we notice that sort of thing.',
    ),
  },
]
