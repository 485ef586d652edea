import { both, city, fact } from './city.ts'

/** Towns of the cantons of Neuchâtel and Jura. */
export const juraArcCities = [
  city({
    slug: 'neuchatel',
    canton: 'NE',
    name: both('Neuchâtel'),
    phrase: ['à Neuchâtel', 'in Neuchâtel'],
    lead: [
      'Une ville de pierre jaune, une zone piétonne et un lac : à Neuchâtel, on choisit à pied, mais on a cherché avant de sortir.',
      'Yellow stone, traffic-free streets and a lake: in Neuchâtel people choose on foot, and have searched before they set out.',
    ],
    fr: [
      '## Avant la zone piétonne, la carte',
      'Au centre, le client ne passe pas en voiture devant votre vitrine. Il vérifie d’abord où se garer, si vous êtes ouvert et ce que disent les autres. Ces trois réponses doivent se trouver sans ouvrir votre site.',
      'Le 1er mars, le canton fête sa République et ferme boutique ; fin septembre, la Fête des Vendanges change tous les horaires du centre. Nous les inscrivons dans votre fiche pour toute l’année.',
    ],
    en: [
      '## Before the pedestrian streets, the map',
      'In the centre nobody drives past your window. People first check where to park, whether you are open and what others say. Those three answers should be found without opening your site.',
      'On 1 March the canton celebrates its Republic and shuts up shop; at the end of September the harvest festival changes every opening hour in the centre. We enter them in your listing for the whole year.',
    ],
    figures: [
      fact(both('1848'), [
        'la République neuchâteloise, fêtée chaque 1er mars, jour férié dans le canton',
        'the Republic of Neuchâtel, celebrated every 1 March, a holiday in the canton',
      ]),
      fact(both('2002'), [
        'Neuchâtel accueille une des plates-formes d’Expo.02, au bord du lac',
        'Neuchâtel hosts one of the sites of Expo.02, on the lake shore',
      ]),
    ],
    voices: [3, 31, 38],
  }),
  city({
    slug: 'la-chaux-de-fonds',
    canton: 'NE',
    name: both('La Chaux-de-Fonds'),
    phrase: ['à La Chaux-de-Fonds', 'in La Chaux-de-Fonds'],
    lead: [
      'Dans une ville au plan en damier, on trouve une adresse du premier coup. En ligne, il faut encore poser les bons panneaux.',
      'In a town laid out like a chessboard any address is found at once. Online, the right signs still have to be put up.',
    ],
    fr: [
      '## Une adresse claire, des mots d’ici',
      'Peu de gens tapent le nom entier : ce sera « Chaux-de-Fonds », « la Tchaux » ou une abréviation. Nous relevons les formes que vos clients emploient et nous nous assurons que les moteurs y reconnaissent la même ville, la vôtre.',
      'À cette altitude, les saisons dictent les recherches : pneus et chauffage dès octobre, terrasses quand la neige a fondu. Et l’horlogerie cherche ses fournisseurs toute l’année, souvent en anglais.',
    ],
    en: [
      '## A clear address, and the words of the place',
      'Few people type the whole name: it will be “Chaux-de-Fonds”, “la Tchaux” or an abbreviation. We note the forms your customers use and make sure that search engines recognise the same town in all of them: yours.',
      'At this altitude the seasons decide what is searched: tyres and heating from October, café terraces once the snow has gone. And watchmaking looks for its suppliers all year round, often in English.',
    ],
    figures: [
      fact(
        ['1 000', '1,000'],
        [
          'd’altitude, ou presque : l’hiver y commence tôt, les recherches d’hiver aussi',
          'above the sea, or nearly: winter comes early, and so do its searches',
        ],
        both('m'),
      ),
      fact(both('2009'), [
        'l’urbanisme horloger entre au patrimoine mondial, avec celui du Locle',
        'its watchmaking town plan becomes world heritage, with that of Le Locle',
      ]),
    ],
    voices: [10, 17, 38],
  }),
  city({
    slug: 'le-locle',
    canton: 'NE',
    name: both('Le Locle'),
    phrase: ['au Locle', 'in Le Locle'],
    lead: [
      'Au Locle, la précision est un métier. Vos pages méritent la même : le bon mot, à la bonne place, et rien qui déborde.',
      'In Le Locle precision is a trade. Your pages deserve it too: the right word in the right place, and nothing to spare.',
    ],
    fr: [
      '## Des ateliers que le monde cherche',
      'Un sous-traitant de l’horlogerie n’a pas besoin de mille visites, mais des dix bonnes. On le cherche par opération et par matière, en français d’atelier et en anglais technique. Nous écrivons ces pages avec la personne qui tient la machine.',
      'Les commerces, eux, servent une vallée et une frontière : on peut y venir de Villers-le-Lac ou de Morteau. Votre fiche peut le dire sans prétendre être en France.',
    ],
    en: [
      '## Workshops the world is looking for',
      'A supplier to the watch industry has no need of a thousand visits, only of the right ten. It is searched for by process and by material, in workshop French and in technical English. We write those pages with the person at the machine.',
      'The shops serve a valley and a border: customers may come over from Villers-le-Lac or Morteau. Your listing can say so without pretending to be in France.',
    ],
    figures: [
      fact(
        both('2'),
        [
          'pour une seule inscription au patrimoine mondial : Le Locle et La Chaux-de-Fonds',
          'share one entry in the world heritage list: Le Locle and La Chaux-de-Fonds',
        ],
        ['villes', 'towns'],
      ),
      fact(
        ['XVIIe', '17th'],
        [
          'où tournaient déjà les moulins souterrains du Col-des-Roches',
          'in which the underground mills of the Col-des-Roches were already turning',
        ],
        ['siècle', 'century'],
      ),
    ],
    voices: [17, 10, 31],
  }),
  city({
    slug: 'porrentruy',
    canton: 'JU',
    name: both('Porrentruy'),
    phrase: ['à Porrentruy', 'in Porrentruy'],
    lead: [
      'En Ajoie, on se connaît. Ceux qui ne vous connaissent pas encore commencent par une recherche : soyez-y, à Porrentruy.',
      'In Ajoie everybody knows everybody. Those who do not know you yet begin with a search: be there, in Porrentruy.',
    ],
    fr: [
      '## L’Ajoie, ses villages et Belfort à côté',
      'On cherche ici par région autant que par ville : « en Ajoie » revient dans les requêtes comme dans les conversations. Une page qui nomme Courgenay, Alle et Fontenais dit aux moteurs ce que vos clients savent déjà.',
      'En novembre, la Saint-Martin remplit les tables du pays. Qui veut les siennes pleines annonce son menu en septembre, quand les premières recherches commencent, et tient sa fiche à jour jusqu’au Revira.',
    ],
    en: [
      '## Ajoie, its villages, and Belfort next door',
      'People here search by region as much as by town: “en Ajoie” comes up in queries as it does in conversation. A page that names Courgenay, Alle and Fontenais tells search engines what your customers already know.',
      'In November the feast of Saint Martin fills every table in the district. Whoever wants theirs full announces the menu in September, when the first searches begin, and keeps the listing right until the Revira.',
    ],
    figures: [
      fact(
        ['XVIe', '16th'],
        [
          'où les princes-évêques de Bâle s’installent au château : une belle adresse, déjà',
          'in which the prince-bishops of Basel settle in the castle: a good address even then',
        ],
        ['siècle', 'century'],
      ),
      fact(
        both('23'),
        [
          'férié dans le canton, en souvenir du plébiscite : à inscrire dans votre fiche',
          'a holiday in the canton, in memory of the plebiscite: enter it in your listing',
        ],
        ['juin', 'June'],
      ),
    ],
    voices: [18, 32, 39],
  }),
  city({
    slug: 'saignelegier',
    canton: 'JU',
    name: both('Saignelégier'),
    phrase: ['à Saignelégier', 'in Saignelégier'],
    lead: [
      'Aux Franches-Montagnes, vos hôtes viennent de loin et préparent leur séjour en ligne. C’est là qu’il faut les accueillir.',
      'In the Franches-Montagnes your guests come from afar and plan their stay online. That is where to welcome them.',
    ],
    fr: [
      '## Des sapins, des chevaux et des visiteurs',
      'Qui réserve une chambre, une balade à cheval ou une fondue près de l’étang de la Gruère le fait depuis Bâle, Berne ou Lausanne. Une part de ces recherches est en allemand : deux ou trois pages bien écrites dans cette langue vous mettent devant.',
      'En balade, entre les sapins, le réseau n’est pas toujours au mieux. Un site léger, qui dit l’essentiel dès la première seconde, n’est pas un luxe.',
    ],
    en: [
      '## Fir trees, horses and visitors',
      'Whoever books a room, a ride or a fondue near the Étang de la Gruère does so from Basel, Bern or Lausanne. Some of those searches are in German: two or three pages well written in that language put you ahead.',
      'On a walk among the firs the signal is not always at its best. A light site that says what matters in the first second is no luxury.',
    ],
    figures: [
      fact(both('1897'), [
        'le premier Marché-Concours de chevaux, en août, où tout est complet à la ronde',
        'the first Marché-Concours, the horse show of August, when every room around is taken',
      ]),
      fact(both('1892'), [
        'le train arrive de La Chaux-de-Fonds ; les marcheurs cherchent encore son horaire',
        'the train arrives from La Chaux-de-Fonds; walkers still look up its timetable',
      ]),
    ],
    voices: [4, 11, 25],
  }),
]
