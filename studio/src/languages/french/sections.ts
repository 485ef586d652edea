import { sections } from '@jalonne/schemas'

/** The sections of pages in French: what they share, and what each says of itself. */
export const sectionsInFrench: Readonly<Record<string, string>> = {
  Heading: 'Titre',
  'The main heading of the page. Line breaks are kept.':
    'Le titre principal de la page. Les retours à la ligne sont gardés.',
  Introduction: 'Introduction',
  'One or two sentences under the heading.': 'Une ou deux phrases sous le titre.',
  'Name of the place': 'Nom de l’endroit',
  'Lets links lead here: "contact" is reached by /pricing#contact.':
    'Permet aux liens de mener ici : « contact » s’atteint par /pricing#contact.',
  'Hide this section': 'Masquer cette section',
  'Takes the section off the page and keeps its content.':
    'Retire la section de la page et garde son contenu.',
  'The heading of the section.': 'Le titre de la section.',
  'In the order they are shown.': 'Dans l’ordre d’affichage.',
  Links: 'Liens',
  Plans: 'Offres',
  'What becomes of the answers': 'Ce que deviennent les réponses',
  'One sentence under the button: who reads the request and what it is used for.':
    'Une phrase sous le bouton : qui lit la demande et à quoi elle sert.',
  'Link to the privacy page': 'Lien vers la protection des données',
  'Stands after that sentence.': 'Suit cette phrase.',
  'Leads to the page that says more.': 'Mène à la page qui en dit plus.',
  ...Object.assign({}, ...sections.map(({ french }) => french)),
}
