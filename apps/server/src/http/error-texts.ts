import type { Language } from '@jalonne/domain'

/** The failures the server tells by itself, when there is no page of the site to show. */
export type Fault = 400 | 404 | 405 | 413 | 414 | 429 | 500 | 503 | 504

interface FaultText {
  title: string
  text: string
}

const busy = {
  fr: {
    title: 'Trop de pages demandées à la fois',
    text: 'Patientez quelques secondes, puis rechargez la page.',
  },
  en: {
    title: 'Too many pages asked for at once',
    text: 'Wait a few seconds, then reload the page.',
  },
}

const unavailable = {
  fr: {
    title: 'Cette page ne peut pas être affichée pour le moment',
    text: 'Nos contenus sont momentanément hors d’atteinte. Réessayez dans quelques secondes.',
  },
  en: {
    title: 'This page cannot be shown right now',
    text: 'Our content is out of reach for a moment. Try again in a few seconds.',
  },
}

export const faultTexts: Record<Fault, Record<Language, FaultText>> = {
  400: {
    fr: { title: 'Adresse illisible', text: 'Cette adresse contient des signes invalides.' },
    en: { title: 'Unreadable address', text: 'This address contains invalid characters.' },
  },
  404: {
    fr: { title: 'Introuvable', text: 'Il n’y a rien à cette adresse.' },
    en: { title: 'Not found', text: 'There is nothing at this address.' },
  },
  405: {
    fr: { title: 'Méthode refusée', text: 'Cette adresse ne peut qu’être lue.' },
    en: { title: 'Method not allowed', text: 'This address can only be read.' },
  },
  413: {
    fr: { title: 'Envoi trop volumineux', text: 'Ce contenu dépasse la taille acceptée.' },
    en: { title: 'Too much content', text: 'What was sent is larger than accepted.' },
  },
  414: {
    fr: { title: 'Adresse trop longue', text: 'Raccourcissez cette adresse.' },
    en: { title: 'Address too long', text: 'Shorten this address.' },
  },
  429: busy,
  500: {
    fr: {
      title: 'Un problème est survenu sur cette page',
      text: 'L’erreur vient de chez nous. Réessayez ou repartez de l’accueil.',
    },
    en: {
      title: 'Something went wrong on this page',
      text: 'The error is ours. Try again, or start from the home page.',
    },
  },
  503: unavailable,
  504: unavailable,
}

export const homeLabel: Record<Language, string> = { fr: 'Accueil', en: 'Home' }
