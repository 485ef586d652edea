import { localeImage } from '../../../builders/image.ts'
import { reference } from '../../../builders/reference.ts'
import { type LocaleString, line, paragraph } from '../../../builders/text.ts'
import type { Section } from '../page.ts'

type Texts = [fr: string, en: string]

const action = (key: string, label: LocaleString, path?: string) => ({
  _type: 'chatAction',
  _key: key,
  label,
  ...(path && { path }),
})

const message = (from: 'user' | 'bot', key: string, text: Texts, more: object = {}) => ({
  _type: 'chatMessage',
  _key: key,
  from,
  text: paragraph(...text),
  ...more,
})

const sign = (label: LocaleString, figure: LocaleString) => ({ sign: label, signFigure: figure })

/** What the assistant of a demonstration can do. */
export const chatFeature = (key: string, title: Texts, figure: Texts, text: Texts) => ({
  _type: 'chatFeature',
  _key: key,
  title: line(...title),
  figure: line(...figure),
  text: paragraph(...text),
})

/** The vet's assistant, on a Saturday night; the rest of the section goes with the page. */
export const vetDemo = (
  rest: Pick<Section, 'title'> & Partial<Record<'lead' | 'features' | 'link' | 'figure', unknown>>,
): Section => ({
  _type: 'chatDemo',
  _key: 'demo',
  anchor: 'demo',
  client: reference('client-tilleuls'),
  picture: localeImage(
    'chatbots/dog.svg',
    'Le chien attend au pied du téléphone',
    'The dog is waiting at the foot of the telephone',
  ),
  messages: [
    message(
      'user',
      'question',
      [
        "Mon chien a mangé du chocolat noir. C'est grave ?",
        'My dog has eaten dark chocolate. Is it serious?',
      ],
      { note: line('Samedi, 23 h 12', 'Saturday, 23:12') },
    ),
    message(
      'bot',
      'weight',
      [
        'Combien pèse-t-il, et combien en a-t-il mangé ?',
        'How heavy is he, and how much did he eat?',
      ],
      sign(line('Répond', 'Answers'), line('2 s', '2 s')),
    ),
    message('user', 'figures', ['8 kilos. Une demi-plaque.', '8 kilos. Half a bar.']),
    message(
      'bot',
      'answer',
      [
        'Le chocolat noir peut être toxique : la garde doit en juger cette nuit. Je la préviens ?',
        'Dark chocolate can be toxic: the vet on duty has to decide tonight. Shall I alert her?',
      ],
      {
        actions: [
          action(
            'practice',
            line('Le cabinet', 'The practice'),
            '/projects/cabinet-les-trois-tilleuls',
          ),
          action('alert', line('Prévenir la garde', 'Alert the vet')),
        ],
      },
    ),
    message(
      'bot',
      'form',
      [
        'La Dre Savary est de garde. Je lui transmets la conversation ; qui êtes-vous ?',
        'Dr Savary is on duty. I am passing this conversation on to her; who are you?',
      ],
      { form: true, ...sign(line('Relais', 'Relay'), line('1 min', '1 min')) },
    ),
  ],
  ...rest,
})
