import { both, city, fact } from './city.ts'

/** Towns of the cantons of Fribourg, Valais and Bern. */
export const inlandCities = [
  city({
    slug: 'fribourg',
    canton: 'FR',
    name: both('Fribourg'),
    phrase: ['à Fribourg', 'in Fribourg'],
    lead: [
      'À Fribourg, la Sarine sépare deux langues qui font leurs courses ensemble. Votre site peut répondre des deux côtés du pont.',
      'In Fribourg the Sarine divides two languages that do their shopping together. Your site can answer on both sides.',
    ],
    fr: [
      '## Fribourg, Freiburg, et l’autre',
      'Certains mots sont les mêmes dans les deux langues, d’autres non, et la ville elle-même change de nom. Les moteurs y mêlent volontiers une autre Freiburg, en Allemagne. Nous ajoutons ce qu’il faut de canton, de quartier et de code postal pour que le doute disparaisse.',
      'Basse-Ville, Pérolles, Schoenberg : la ville se cherche aussi par quartier, surtout en septembre, quand arrivent les étudiants de l’université.',
    ],
    en: [
      '## Which Freiburg?',
      'Some words are the same in both languages, others are not, and the city itself changes its name: Fribourg, Freiburg. Search engines readily mix in another Freiburg, in Germany. We add as much canton, district and postcode as it takes to leave no doubt.',
      'Basse-Ville, Pérolles, Schoenberg: the city is searched by district too, above all in September, when the students of the university arrive.',
    ],
    figures: [
      fact(both('1899'), [
        'le funiculaire part pour la Basse-Ville ; il marche encore aux eaux usées',
        'the funicular to the Basse-Ville opens; it still runs on waste water',
      ]),
      fact(
        both('2'),
        [
          'sur les panneaux, à l’université et dans les recherches de vos clients',
          'on the signs, at the university and in what your customers type',
        ],
        ['langues', 'languages'],
      ),
    ],
    voices: [33, 5, 26],
  }),
  city({
    slug: 'bulle',
    canton: 'FR',
    name: both('Bulle'),
    phrase: ['à Bulle', 'in Bulle'],
    lead: [
      'Bulle grandit, et les nouveaux venus ne savent pas encore où aller. La première adresse qu’ils trouvent devient la leur.',
      'Bulle is growing, and newcomers do not know where to go yet. The first address they find becomes the one they keep.',
    ],
    fr: [
      '## Le chef-lieu d’un pays qui porte un nom',
      'Vos clients disent « en Gruyère » plus souvent que « à Bulle ». Le district, la cité médiévale et le fromage se ressemblent à une lettre près : nous écrivons pour que les moteurs ne vous confondent ni avec le château, ni avec la meule.',
      'Le jeudi, jour de marché, on vient de toute la vallée de la Jogne et de l’Intyamon. Une annonce ou une nouveauté publiée le mercredi soir y trouve ses lecteurs.',
    ],
    en: [
      '## The capital of a region with a famous name',
      'Your customers say “en Gruyère” more often than “in Bulle”. The district, the medieval town and the cheese are a letter apart: we write so that search engines mistake you neither for the castle nor for the wheel.',
      'On Thursday, market day, people come from the whole valley of the Jogne and from the Intyamon. Whatever you publish on Wednesday evening finds its readers.',
    ],
    figures: [
      fact(
        both('770'),
        [
          'd’altitude environ, et le Moléson en face : un repère que l’on voit de loin',
          'above the sea or so, with the Moléson opposite: a landmark seen from afar',
        ],
        both('m'),
      ),
      fact(
        both('1'),
        [
          'de marché par semaine, le jeudi, que votre fiche peut annoncer',
          'a week, on Thursday, that your listing can announce',
        ],
        ['jour', 'market day'],
      ),
    ],
    voices: [12, 40, 5],
  }),
  city({
    slug: 'sion',
    canton: 'VS',
    name: both('Sion'),
    phrase: ['à Sion', 'in Sion'],
    lead: [
      'De la plaine aux mayens, on descend à Sion pour tout ce que la station n’a pas. Autant que l’on sache où vous trouver.',
      'From the plain to the alpine pastures, people come down to Sion for what the resort lacks. They should know where you are.',
    ],
    fr: [
      '## Une capitale, et une saison',
      'L’hiver, bien des recherches partent d’une station : Nendaz, Thyon, Anzère. On y cherche un garage, un pédiatre, un magasin ouvert, et l’on descend. Nous tenons compte de la route, pas seulement de la distance.',
      'Attention aux homonymes : une colline de Jérusalem et d’autres lieux portent le même nom. Le canton écrit en toutes lettres dans vos titres évite bien des détours.',
    ],
    en: [
      '## A capital, with a season',
      'In winter many a search begins in a resort: Nendaz, Thyon, Anzère. People look for a garage, a children’s doctor, an open shop, and drive down. We count the road, not only the distance.',
      'Beware of namesakes: other places go by the same name, and in French so does a hill in Jerusalem. The canton, written out in your titles, saves many a detour.',
    ],
    figures: [
      fact(
        both('2'),
        [
          'Valère et Tourbillon : personne ne se perd à Sion, sauf en ligne',
          'Valère and Tourbillon: nobody gets lost in Sion, except online',
        ],
        ['collines', 'hills'],
      ),
      fact(
        ['XVe', '15th'],
        [
          'de l’orgue de Valère, un des plus anciens que l’on joue encore',
          'of the organ of Valère, among the oldest that are still played',
        ],
        ['siècle', 'century'],
      ),
    ],
    voices: [34, 13, 6],
  }),
  city({
    slug: 'sierre',
    canton: 'VS',
    name: both('Sierre'),
    phrase: ['à Sierre', 'in Sierre'],
    lead: [
      'Sierre ou Siders, près de la Raspille : la langue change, le besoin reste. Vos pages peuvent accueillir les deux.',
      'Sierre or Siders, near the Raspille: the language changes, the need stays the same. Your pages can welcome both.',
    ],
    fr: [
      '## Sur la frontière des langues, entre vigne et station',
      'À quelques kilomètres d’ici, on parle allemand. Une partie de votre clientèle cherche « Siders » et lit en haut-allemand, même si elle parle autrement. Une page sobre dans sa langue, avec le bon nom de la ville, lui montre qu’elle est attendue.',
      'Les encaveurs ont leur propre calendrier : on cherche une visite de cave au printemps et à l’automne, un cadeau en décembre. Et vers Crans-Montana ou Anniviers, le dernier magasin avant la montée a tout intérêt à être sur la carte.',
    ],
    en: [
      '## On the language border, between vineyard and resort',
      'A few kilometres from here people speak German. Some of your customers search for “Siders” and read standard German, even if they speak otherwise. A plain page in their language, with the right name of the town, shows that they are expected.',
      'Winemakers have a calendar of their own: cellar visits are searched in spring and autumn, presents in December. And towards Crans-Montana or Anniviers, the last shop before the climb had better be on the map.',
    ],
    figures: [
      fact(both('1911'), [
        'le funiculaire monte pour la première fois de Sierre à Montana',
        'the funicular climbs from Sierre to Montana for the first time',
      ]),
      fact(
        both('2'),
        [
          'pour une ville, Sierre et Siders : deux recherches, une réponse, la vôtre',
          'for one town, Sierre and Siders: two searches, one answer, yours',
        ],
        ['noms', 'names'],
      ),
    ],
    voices: [41, 34, 27],
  }),
  city({
    slug: 'martigny',
    canton: 'VS',
    name: both('Martigny'),
    phrase: ['à Martigny', 'in Martigny'],
    lead: [
      'Au coude du Rhône, tout le monde passe par Martigny. Une bonne fiche donne une raison de s’y arrêter.',
      'At the bend of the Rhône everybody passes through Martigny. A good listing gives them a reason to stop.',
    ],
    fr: [
      '## Être trouvé par ceux qui passent',
      'Verbier, le Grand-Saint-Bernard, Chamonix par la Forclaz : leurs routes se rejoignent ici. On y cherche au volant, d’une aire ou d’un quai, et l’on décide en une minute. Parking, heures, langue parlée : ces trois mots comptent plus qu’une belle phrase.',
      'Pendant la Foire du Valais et les grandes expositions de la Fondation Gianadda, les recherches changent d’échelle. Nous préparons vos pages avant, plutôt que de courir après.',
    ],
    en: [
      '## Found by people passing through',
      'Verbier, the Great St Bernard, Chamonix over the Forclaz: their roads meet here. People search from a lay-by or a platform and decide within a minute. Parking, hours, languages spoken: those three words count for more than a fine sentence.',
      'During the Foire du Valais and the great exhibitions at the Fondation Gianadda, searches change in scale. We prepare your pages before, rather than run after them.',
    ],
    figures: [
      fact(
        both('3'),
        [
          'à une heure de route ou peu s’en faut : la Suisse, la France et l’Italie',
          'within an hour’s drive or so: Switzerland, France and Italy',
        ],
        ['pays', 'countries'],
      ),
      fact(both('1978'), [
        'la Fondation Pierre Gianadda ouvre ses portes autour d’un temple antique',
        'the Fondation Pierre Gianadda opens around an ancient temple',
      ]),
    ],
    voices: [20, 6, 41],
  }),
  city({
    slug: 'bienne',
    canton: 'BE',
    name: ['Bienne', 'Biel'],
    phrase: ['à Bienne', 'in Biel'],
    lead: [
      'À Bienne, on commence une phrase dans une langue et on la finit dans l’autre. Les recherches font de même.',
      'In Biel a sentence begins in one language and ends in the other. So do the searches, and so can your site.',
    ],
    fr: [
      '## Deux langues à la même adresse',
      'Bien des rues y portent deux noms, et votre fiche peut en porter deux aussi. Nous réglons cela proprement : une seule entreprise, un seul point sur la carte, et des pages françaises et allemandes qui se renvoient l’une à l’autre.',
      'La microtechnique et l’horlogerie recrutent autant qu’elles vendent. Une page « emploi » bien référencée, de Nidau au Jura bernois, rapporte parfois plus qu’une page de produits.',
    ],
    en: [
      '## Two languages at one address',
      'Many a street here has two names, and your listing may have two as well. We set this up properly: one business, one point on the map, and pages in French and German that link to each other.',
      'Precision engineering and watchmaking hire as much as they sell. A jobs page that is found, from Nidau to the Bernese Jura, at times brings in more than a page of products.',
    ],
    figures: [
      fact(
        both('2'),
        [
          'pour une rue, sur la même plaque : Bienne est officiellement bilingue',
          'for one street, on one sign: Biel is officially bilingual',
        ],
        ['noms', 'names'],
      ),
      fact(both('2005'), [
        'Biel/Bienne devient le nom officiel de la ville : un seul trait, deux langues',
        'Biel/Bienne becomes the official name of the city: one stroke, two languages',
      ]),
    ],
    voices: [14, 42, 35],
  }),
  city({
    slug: 'berne',
    canton: 'BE',
    name: ['Berne', 'Bern'],
    phrase: ['à Berne', 'in Bern'],
    lead: [
      'Sous les arcades, on découvre par hasard. Ailleurs à Berne, on vous cherche, en allemand d’abord, en français aussi.',
      'Under the arcades you are found by chance. Elsewhere in Bern people search for you, in German first, and in French too.',
    ],
    fr: [
      '## Une capitale qui lit plusieurs langues',
      'L’allemand domine, mais l’administration fédérale, les associations et les ambassades cherchent aussi en français et en anglais, avec des mots à elles. Nous choisissons avec vous les langues qui valent une page, au lieu de tout traduire.',
      'Le quatrième lundi de novembre, le Zibelemärit réveille la ville avant l’aube ; en été, c’est l’Aar qui décide des horaires. Votre fiche suit, sans que vous ayez à y penser.',
    ],
    en: [
      '## A capital that reads several languages',
      'German comes first, but the federal administration, the associations and the embassies search in French and English as well, in words of their own. Together we choose the languages worth a page, rather than translate everything.',
      'On the fourth Monday of November the Zibelemärit wakes the city before dawn; in summer it is the Aare that sets the hours. Your listing follows, without you having to think of it.',
    ],
    figures: [
      fact(
        both('6'),
        [
          'd’arcades dans la vieille ville : autant de vitrines, et pas une sans concurrence',
          'of arcades in the old town: that many windows, and none without a rival',
        ],
        both('km'),
      ),
      fact(both('1983'), [
        'la vieille ville de Berne entre au patrimoine mondial de l’UNESCO',
        'the old city of Bern joins the UNESCO world heritage list',
      ]),
    ],
    voices: [7, 35, 21],
  }),
]
