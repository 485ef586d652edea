import { both, city, fact } from './city.ts'

/** Towns of the cantons of Geneva and Vaud. */
export const lakeGenevaCities = [
  city({
    slug: 'geneve',
    canton: 'GE',
    name: ['Genève', 'Geneva'],
    phrase: ['à Genève', 'in Geneva'],
    lead: [
      'Aux Pâquis, à Champel ou à Plainpalais, on cherche près de chez soi, souvent en anglais. Votre site peut répondre dans les deux langues.',
      'In Pâquis, Champel or Plainpalais people search close to home, often in English. Your site can answer in both languages.',
    ],
    fr: [
      '## Un quartier, deux langues, une frontière',
      'Entre les organisations internationales et la France voisine, la même envie se tape de plusieurs façons : « dentiste Eaux-Vives », « dentist Geneva », « dentiste près d’Annemasse ». Nous relevons celles de votre métier et donnons à chacune une page qui lui répond.',
      'Les jours fériés comptent aussi : votre fiche doit être juste au Jeûne genevois, le jeudi qui suit le premier dimanche de septembre, et le 31 décembre, jour férié ici et non chez vos voisins.',
    ],
    en: [
      '## One district, two languages, one border',
      'Between the international organisations and neighbouring France, one need is typed in several ways: “dentist Geneva”, “dentiste Eaux-Vives”, “dentiste près d’Annemasse”. We note the ones of your trade and give each a page that answers it.',
      'Holidays count as well: your listing has to be right at the Jeûne genevois, the Thursday after the first Sunday in September, and on 31 December, a holiday here and not next door.',
    ],
    figures: [
      fact(both('2'), [
        'jours fériés que Genève est seule à fêter : votre fiche doit les connaître',
        'holidays that Geneva alone keeps, and your listing has to know them',
      ]),
      fact(
        both('140'),
        [
          'de haut : le Jet d’eau se repère de loin, votre enseigne un peu moins',
          'high: the Jet d’Eau is seen from afar, your shop sign less so',
        ],
        both('m'),
      ),
    ],
    voices: [15, 22, 1],
  }),
  city({
    slug: 'carouge',
    canton: 'GE',
    name: both('Carouge'),
    phrase: ['à Carouge', 'in Carouge'],
    lead: [
      'On vient flâner à Carouge sans liste de courses. Encore faut-il que l’atelier au fond de la cour apparaisse sur la carte.',
      'People come to Carouge to stroll, with no shopping list. The workshop at the back of the yard still has to be on the map.',
    ],
    fr: [
      '## Des arcades, des cours et des horaires',
      'Carouge a été dessinée pour les rois de Sardaigne, avec ses maisons basses et ses cours intérieures. Beaucoup d’artisans y travaillent derrière la façade : une photo de l’entrée et une adresse précise dans la fiche valent mieux qu’un long texte.',
      'Vos voisins de Plainpalais ou des Acacias tapent « Genève » plus volontiers que « Carouge ». Nous écrivons pour les deux, sans faire semblant d’être ailleurs.',
    ],
    en: [
      '## Shopfronts, courtyards and opening hours',
      'Carouge was laid out for the kings of Sardinia, with its low houses and inner courtyards. Many craftspeople work behind the façade: a photograph of the entrance and an exact address in the listing do more than a long text.',
      'Your neighbours in Plainpalais or Les Acacias would rather type “Geneva” than “Carouge”. We write for both, without pretending to be elsewhere.',
    ],
    figures: [
      fact(both('1786'), [
        'Carouge devient une ville, par la volonté du roi de Sardaigne',
        'Carouge becomes a town, as the king of Sardinia wished',
      ]),
      fact(both('1816'), [
        'elle rejoint le canton de Genève, par le traité de Turin',
        'it joins the canton of Geneva, by the treaty of Turin',
      ]),
    ],
    voices: [1, 8, 29],
  }),
  city({
    slug: 'lausanne',
    canton: 'VD',
    name: both('Lausanne'),
    phrase: ['à Lausanne', 'in Lausanne'],
    lead: [
      'Sous-Gare, Flon, Ouchy : à Lausanne, « près de chez moi » dépend de la pente. Nous vous plaçons sur la bonne rive de la recherche.',
      'Sous-Gare, Flon, Ouchy: in Lausanne “near me” depends on the slope. We put you on the right side of the search.',
    ],
    fr: [
      '## Une ville qui se cherche par étages',
      'De la Riponne au bord du lac, quelques stations de métro séparent deux clientèles. On ne remonte pas la colline pour un café, mais on la traverse pour un bon physio : la zone que vous servez se dit quartier par quartier, pas en cercle autour d’une punaise.',
      'À la rentrée, les étudiants de l’UNIL et de l’EPFL cherchent tout à la fois : un médecin, un vélo, un coiffeur. Les pages qui leur répondent se préparent avant l’été.',
    ],
    en: [
      '## A city searched by storeys',
      'From Riponne to the lakeside, a short metro ride separates two sets of customers. Nobody climbs the hill for a coffee, yet people cross it for a good physiotherapist: the area you serve is told district by district, not as a circle around a pin.',
      'In September the students of UNIL and EPFL look for everything at once: a doctor, a bicycle, a hairdresser. The pages that answer them are prepared before the summer.',
    ],
    figures: [
      fact(
        both('14'),
        [
          'du métro m2, d’Ouchy aux Croisettes : autant de façons d’être « tout près »',
          'of the m2 metro, from Ouchy to Croisettes: as many ways to be “nearby”',
        ],
        ['stations', 'stations'],
      ),
      fact(
        ['22', '10'],
        [
          'le guet de la cathédrale commence à crier l’heure ; vos horaires, eux, se lisent en ligne',
          'the watch on the cathedral begins to call the hour; your own hours are read online',
        ],
        ['h', 'pm'],
      ),
    ],
    voices: [9, 37, 16],
  }),
  city({
    slug: 'vevey',
    canton: 'VD',
    name: both('Vevey'),
    phrase: ['à Vevey', 'in Vevey'],
    lead: [
      'Vevey vit de ses habitants, de ses bureaux et de ceux qui descendent du train pour le lac. Vos pages parlent aux trois.',
      'Vevey lives on its residents, its offices and those who step off the train for the lake. Your pages speak to all three.',
    ],
    fr: [
      '## Entre la Grande Place et Lavaux',
      'L’été et le samedi, on cherche à Vevey depuis un téléphone, debout, avec un lac devant soi. Une fiche à jour, trois photos d’aujourd’hui et un numéro qui se compose d’un doigt y font plus qu’une page d’accueil.',
      'Le reste de l’année, ce sont les habitants de la Riviera qui comparent : Vevey, La Tour-de-Peilz, Montreux. Nous disons clairement d’où vous êtes et jusqu’où vous allez.',
    ],
    en: [
      '## Between the Grande Place and Lavaux',
      'In summer and on Saturdays, people in Vevey search on a phone, on their feet, with the lake in front of them. A listing that is up to date, three recent photographs and a number that dials at a touch do more there than a home page.',
      'For the rest of the year it is the people of the Riviera who compare: Vevey, La Tour-de-Peilz, Montreux. We say clearly where you are and how far you go.',
    ],
    figures: [
      fact(
        both('5'),
        [
          'des Vignerons au XXe siècle ; pour le reste du temps, il y a le référencement',
          'of the winegrowers in the twentieth century; for the years between there is search',
        ],
        ['Fêtes', 'festivals'],
      ),
      fact(both('2007'), [
        'les vignes de Lavaux, aux portes de la ville, entrent au patrimoine mondial',
        'the vineyards of Lavaux, at the gates of the town, become world heritage',
      ]),
    ],
    voices: [23, 30, 37],
  }),
  city({
    slug: 'yverdon-les-bains',
    canton: 'VD',
    name: both('Yverdon-les-Bains'),
    phrase: ['à Yverdon-les-Bains', 'in Yverdon-les-Bains'],
    lead: [
      'Yverdon ou Yverdon-les-Bains ? Vos clients écrivent les deux. Nous faisons en sorte que les deux mènent chez vous.',
      'Yverdon or Yverdon-les-Bains? Your customers write both. We see to it that both of them lead to you.',
    ],
    fr: [
      '## La ville du Nord vaudois, et son arrière-pays',
      'On vient à Yverdon de Grandson, d’Orbe ou de Sainte-Croix pour un garage, un notaire, une paire de lunettes. Ces communes ont leurs propres recherches, et peu de pages pour y répondre : c’est là que l’on progresse le plus vite.',
      'Les curistes, eux, arrivent avec du temps et un téléphone. Restaurants, boutiques et cabinets gagnent à dire ce qui se fait à pied depuis les bains.',
    ],
    en: [
      '## The town of northern Vaud, and the country around it',
      'People come to Yverdon from Grandson, Orbe or Sainte-Croix for a garage, a notary, a pair of glasses. Those villages have searches of their own, and few pages to answer them: that is where progress comes fastest.',
      'Guests of the baths arrive with time on their hands and a phone. Restaurants, shops and practices do well to say what is within walking distance of the springs.',
    ],
    figures: [
      fact(
        both('45'),
        [
          'à Clendy : des repères plantés pour durer, bien avant les nôtres',
          'at Clendy: markers set to last, long before ours',
        ],
        ['menhirs', 'menhirs'],
      ),
      fact(
        both('2'),
        [
          'd’écrire la ville, avec ou sans les bains : il faut être trouvé sous les deux',
          'to write the town, with or without the baths, and you have to be found under both',
        ],
        ['façons', 'ways'],
      ),
    ],
    voices: [16, 2, 9],
  }),
  city({
    slug: 'nyon',
    canton: 'VD',
    name: both('Nyon'),
    phrase: ['à Nyon', 'in Nyon'],
    lead: [
      'À mi-chemin de Genève et de Lausanne, Nyon cherche en français et en anglais, le matin dans le train et le soir chez soi.',
      'Between Geneva and Lausanne, Nyon searches in French and in English, on the train in the morning and at home at night.',
    ],
    fr: [
      '## Ne pas disparaître entre deux grandes voisines',
      'Qui habite Nyon travaille souvent ailleurs, et cherche depuis ailleurs. Sans le nom de la ville sur vos pages, les moteurs montrent Genève. Nous l’écrivons là où il compte : dans les titres, la fiche, les avis.',
      'La région de La Côte réunit beaucoup de familles venues d’autres pays. Une page anglaise écrite pour elles, et non traduite mot à mot, suffit souvent à faire la différence.',
    ],
    en: [
      '## How not to vanish between two large neighbours',
      'Whoever lives in Nyon often works elsewhere, and searches from elsewhere. Without the name of the town on your pages, search engines show Geneva. We write it where it counts: in titles, in the listing, in reviews.',
      'Many families from other countries live along La Côte. A page in English that is written for them, not translated word by word, is often all it takes.',
    ],
    figures: [
      fact(
        both('3'),
        [
          'romaines sur l’esplanade des Marronniers, un repère que tout le monde connaît',
          'stand on the Esplanade des Marronniers, a landmark everybody knows',
        ],
        ['colonnes', 'Roman columns'],
      ),
      fact(both('1976'), [
        'la première édition du festival qui deviendra Paléo, et remplit la région en juillet',
        'the first edition of what became Paléo, which fills the region in July',
      ]),
    ],
    voices: [30, 9, 2],
  }),
]
