import type { Language } from '@jalonne/domain'

interface Words {
  title: string
  text: string
}

/** What is said to someone who follows a link to drafts that can't be shown. */
export const previewTexts: Record<'expired' | 'refused', Record<Language, Words>> = {
  expired: {
    fr: {
      title: 'Ce lien a expiré',
      text: 'L’aperçu n’est plus disponible. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
    },
    en: {
      title: 'This link has expired',
      text: 'The preview is no longer available. Ask the person who sent it to you for a new link.',
    },
  },
  refused: {
    fr: {
      title: 'Ce lien n’est pas valable',
      text: 'L’aperçu ne peut pas être ouvert. Vérifiez que l’adresse est complète, ou demandez un nouveau lien.',
    },
    en: {
      title: 'This link is not valid',
      text: 'The preview cannot be opened. Check that the address is complete, or ask for a new link.',
    },
  },
}
