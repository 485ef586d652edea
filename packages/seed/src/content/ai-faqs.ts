import { simpleText } from '../builders/portable-text.ts'
import { line } from '../builders/text.ts'
import { type Faq, faq } from './faqs.ts'

/** The questions of the page on assistants and quizzes. */
export const aiFaqs: Faq[] = [
  faq(
    'artificialIntelligence',
    'ai-wrong',
    line('Et s’il répond une bêtise ?', 'What if it gets something wrong?'),
    simpleText(
      [
        'Il ne répond que d’après vos pages et ce que vous avez relu. Hors de là, il dit qu’il ne sait pas et vous transmet la question.',
        'Chaque mois, vous voyez ce qu’on lui a demandé sans qu’il ait de réponse : c’est la liste de ce qu’il faut lui apprendre.',
      ],
      [
        'It answers only from your pages and from what you have read over. Beyond that it says it does not know, and passes the question on to you.',
        'Every month you see what it was asked and had no answer to: that is the list of what to teach it next.',
      ],
    ),
  ),
  faq(
    'artificialIntelligence',
    'ai-data',
    line('Où vont les conversations ?', 'Where do the conversations go?'),
    simpleText(
      [
        'Chez vous, et chez le fournisseur du modèle qui formule la réponse : le devis le nomme, avec son pays. Elles servent à répondre et à améliorer vos réponses, à rien d’autre : ni publicité, ni entraînement de modèle. Avec la formule Pro, le compte est le vôtre, et ses conditions valent. Vous décidez combien de temps elles sont gardées et qui les lit.',
        'Ce que nous faisons des données est expliqué sous [protection des données](page-privacy).',
      ],
      [
        'To you, and to the provider of the model that words the answer: the quote names it, with its country. They are used to answer and to improve your answers, and for nothing else: no advertising, no training of models. With the Pro plan the account is your own, and its terms apply. You decide how long they are kept and who reads them.',
        'What we do with data is explained under [privacy](page-privacy).',
      ],
    ),
  ),
  faq(
    'artificialIntelligence',
    'ai-work',
    line('Combien de travail pour nous ?', 'How much work is it for us?'),
    simpleText(
      [
        'Une heure pour nous raconter les questions qui reviennent, une autre pour relire ses réponses. Le reste est écrit sur votre site.',
        'Quand vous changez une page, l’assistant la relit de lui-même.',
      ],
      [
        'An hour to tell us which questions keep coming back, another to read its answers over. The rest is already on your site.',
        'When you change a page, the assistant reads it again by itself.',
      ],
    ),
  ),
]
