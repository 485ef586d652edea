import type { FormOutcome } from '@jalonne/api'
import type { Page } from '../cache/page.ts'
import { buildPlainPage } from '../render/build-page.ts'
import { plainDocument } from './plain-document.ts'
import type { SecurityContext } from './security-headers.ts'

const texts = {
  fr: {
    sent: 'Merci\u00a0! Nous vous contacterons bientôt.',
    arrived: 'Votre message est bien arrivé chez nous.',
    notSent: 'Votre message n’est pas parti',
    back: 'Revenez à la page précédente\u00a0: ce que vous avez écrit y est encore.',
    link: 'Retour au site',
  },
  en: {
    sent: 'Thank you! We will contact you soon.',
    arrived: 'Your message has reached us.',
    notSent: 'Your message was not sent',
    back: 'Go back to the previous page: what you wrote is still there.',
    link: 'Back to the site',
  },
}

/** Tells how a form ended when the page it stands on cannot be shown. */
export function outcomePage(outcome: FormOutcome, security: SecurityContext): Page {
  const { status, language, error, page } = outcome
  const { sent, arrived, notSent, back, link } = texts[language]
  const html = plainDocument({
    language,
    title: error ? notSent : sent,
    paragraphs: error ? [error.text, back] : [arrived],
    link: { href: page, label: link },
  })
  const draft = { status, location: null, language, syncTags: [], html, personal: true }
  return buildPlainPage(draft, security)
}
