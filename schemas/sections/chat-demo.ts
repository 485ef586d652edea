import { defineArrayMember, defineField } from '@sanity/types'
import { defineSection } from '../define-section.ts'
import { leadField, titleField } from '../heading-fields.ts'
import { asksOnce, buttonsLeadSomewhere } from '../validation/conversation.ts'

export const chatDemo = defineSection({
  name: 'chatDemo',
  title: 'Chat demonstration',
  description: 'A conversation with an assistant on a telephone, and what it can do beside it.',
  purpose: 'offers',
  french: {
    'Chat demonstration': 'Démonstration de chatbot',
    'A conversation with an assistant on a telephone, and what it can do beside it.':
      'Une conversation avec un assistant sur un téléphone, et à côté ce qu’il sait faire.',
    'Whose assistant it is: the telephone wears its sign and its colours.':
      'À qui est l’assistant : le téléphone porte son logo et ses couleurs.',
    'At the foot of the telephone': 'Au pied du téléphone',
    'A drawing without a background, on wide screens alone; about 170 by 160 pixels.':
      'Un dessin sans fond, sur grand écran seulement ; environ 170 sur 160 pixels.',
    Conversation: 'Conversation',
    'In the order it is spoken. It plays by itself, and starts over.':
      'Dans l’ordre où elle se dit. Elle se joue d’elle-même, et recommence.',
    Abilities: 'Ce qu’il sait faire',
    'Beside the telephone; three or four are enough.':
      'À côté du téléphone ; trois ou quatre suffisent.',
    'On the sign under the abilities.': 'Sur le panneau sous la liste.',
    'The number on the sign.': 'Le chiffre du panneau.',
  },
  fields: [
    titleField,
    leadField,
    defineField({
      name: 'client',
      title: 'Client',
      type: 'reference',
      description: 'Whose assistant it is: the telephone wears its sign and its colours.',
      to: [{ type: 'client' }],
    }),
    defineField({
      name: 'picture',
      title: 'At the foot of the telephone',
      type: 'localeImage',
      description:
        'A drawing without a background, on wide screens alone; about 170 by 160 pixels.',
    }),
    defineField({
      name: 'messages',
      title: 'Conversation',
      type: 'array',
      description: 'In the order it is spoken. It plays by itself, and starts over.',
      of: [defineArrayMember({ type: 'chatMessage' })],
      validation: (rule) => [
        rule.required().min(1).max(8),
        rule.custom(asksOnce),
        rule.custom(buttonsLeadSomewhere),
      ],
    }),
    defineField({
      name: 'features',
      title: 'Abilities',
      type: 'array',
      description: 'Beside the telephone; three or four are enough.',
      of: [defineArrayMember({ type: 'chatFeature' })],
      validation: (rule) => rule.max(6),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'On the sign under the abilities.',
    }),
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'figure',
      description: 'The number on the sign.',
    }),
  ],
})
