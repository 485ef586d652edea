import { type CustomValidator, defineField, defineType } from '@sanity/types'
import { say } from '../validation/say.ts'
import { requiredText, type Translated } from '../validation/translations.ts'

/** A gift written into the text would stand among the other lines, and not at all where plans are compared. */
const withoutGiftSign: CustomValidator<Translated | undefined> = (value, context) =>
  ![value?.fr, value?.en].some((text) => typeof text === 'string' && text.includes('🎁')) ||
  say(context, {
    en: 'Leave the gift sign out and switch on “Part of the limited offer”: the site draws the sign itself.',
    fr: 'Retirez le cadeau du texte et activez « Partie de l’offre limitée » : le site dessine le signe lui-même.',
  })

export const planFeature = defineType({
  name: 'planFeature',
  title: 'Feature',
  type: 'object',
  description: 'One line of what the plan includes.',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localeString',
      description: 'Short and concrete: "5 hours of changes a month".',
      validation: (rule) => [...requiredText(rule), rule.custom(withoutGiftSign)],
    }),
    defineField({
      name: 'gift',
      title: 'Part of the limited offer',
      type: 'boolean',
      description: 'Shown with a gift, in the group of the limited offer.',
      initialValue: false,
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Only for the limited offer: leads to the page that says more.',
    }),
  ],
  preview: {
    select: { fr: 'text.fr', en: 'text.en', gift: 'gift' },
    prepare: ({ fr, en, gift }) => ({
      title: fr ?? en ?? 'Empty line',
      ...(gift ? { subtitle: 'Limited offer' } : {}),
    }),
  },
})
