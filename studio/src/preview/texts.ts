import { say } from '../languages/studio-language.ts'

/** What the preview says to editors. */
export const texts = {
  preview: say('Preview', 'Aperçu'),
  language: say('Language of the preview', 'Langue de l’aperçu'),
  languages: { fr: say('French', 'Français'), en: say('English', 'Anglais') },
  share: say('Share', 'Partager'),
  shareTitle: say('Share this draft', 'Partager ce brouillon'),
  shareText: say(
    'Whoever has the link sees this page with its drafts, in French and English, without signing in. Other pages stay as visitors see them.',
    'Toute personne qui a le lien voit cette page avec ses brouillons, en français et en anglais, sans se connecter. Les autres pages restent telles que les visiteurs les voient.',
  ),
  lifetime: say('The link works for', 'Le lien est valable'),
  lifetimes: {
    '1': say('One hour', 'Une heure'),
    '24': say('One day', 'Un jour'),
    '168': say('One week', 'Une semaine'),
  },
  create: say('Create the link', 'Créer le lien'),
  link: say('Link to the draft', 'Lien vers le brouillon'),
  copy: say('Copy', 'Copier'),
  copied: say('Copied', 'Copié'),
  notCopied: say(
    'Your browser did not allow copying: select the link and copy it yourself.',
    'Votre navigateur n’a pas permis la copie : sélectionnez le lien et copiez-le vous-même.',
  ),
  expires: (when: string) => say(`Works until ${when}.`, `Valable jusqu’au ${when}.`),
  failed: say(
    'The link could not be made. Is the site running?',
    'Le lien n’a pas pu être créé. Le site est-il démarré ?',
  ),
  usedOn: (count: number) =>
    count === 1
      ? say('Used on 1 page', 'Utilisé sur 1 page')
      : say(`Used on ${count} pages`, `Utilisé sur ${count} pages`),
  linkedFrom: (count: number) => {
    if (count === 0) return say('Open in the preview', 'Ouvrir dans l’aperçu')
    if (count === 1) return say('Linked from 1 other page', '1 autre page y mène')
    return say(`Linked from ${count} other pages`, `${count} autres pages y mènent`)
  },
  unlinked: say(
    'No page or menu links to this page yet',
    'Aucune page ni aucun menu ne mène encore à cette page',
  ),
  inMenu: say('Linked from the menus', 'Les menus y mènent'),
  withoutAddress: say('This page has no address yet', 'Cette page n’a pas encore d’adresse'),
  appears: (day: string) =>
    say(
      `Appears on ${day}. Until then only the preview shows it.`,
      `Paraît le ${day}. D’ici là, seul l’aperçu le montre.`,
    ),
  inProjects: say(
    'Once live, listed among the projects',
    'Une fois en ligne, dans la liste des réalisations',
  ),
  onCareerPage: say(
    'Once live, on the board of the careers page',
    'Une fois en ligne, sur le tableau de la page carrières',
  ),
  careers: say('Careers', 'Carrières'),
  inBlog: say('Once live, listed in the blog', 'Une fois en ligne, dans la liste du blog'),
  inAssistant: say(
    'On no page. Once live, the assistant answers with it.',
    'Sur aucune page. Une fois en ligne, l’assistant s’en sert pour répondre.',
  ),
  inFormAndAssistant: say(
    'On no page. Once live, the contact form offers it and the assistant answers with it.',
    'Sur aucune page. Une fois en ligne, le formulaire de contact et l’assistant s’en servent.',
  ),
  unused: say('Not used on any page yet', 'Pas encore utilisé sur une page'),
  everywhere: say('Used on every page', 'Utilisé sur toutes les pages'),
}
