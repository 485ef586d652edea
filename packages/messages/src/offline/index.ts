import type { Language } from '@jalonne/domain'

/** What the page says that a browser shows when it can't reach the site. */
export const offlineTexts: Record<Language, { title: string; text: string; retry: string }> = {
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Cette page n’a pas pu être chargée. Elle vous attend dès que la connexion sera de retour.',
    retry: 'Réessayer',
  },
  en: {
    title: 'You are offline',
    text: 'This page could not be loaded. It will be here as soon as the connection is back.',
    retry: 'Try again',
  },
}
