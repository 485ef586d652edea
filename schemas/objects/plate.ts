import { defineField, defineType } from '@sanity/types'
import { filledFields } from '../validation/choice.ts'
import { say } from '../validation/say.ts'

export const plate = defineType({
  name: 'plate',
  title: 'Plate',
  type: 'object',
  description: 'A sign that points to a service or a page and carries a figure.',
  validation: (rule) =>
    rule.custom(
      (value, context) =>
        !value ||
        filledFields(value, ['service', 'link']).length > 0 ||
        say(context, {
          en: 'Choose a service, or write a link.',
          fr: 'Choisissez un service, ou écrivez un lien.',
        }),
    ),
  fields: [
    defineField({
      name: 'service',
      title: 'Service',
      type: 'reference',
      description: 'Gives the plate its text, its target and its figure.',
      to: [{ type: 'service' }],
    }),
    defineField({
      name: 'label',
      title: 'Text',
      type: 'localeString',
      description: 'Empty: the title of the service.',
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Only where the plate leads elsewhere than to its service.',
    }),
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'figure',
      description: 'Empty: the figure of the service.',
    }),
    defineField({
      name: 'tone',
      title: 'Colour',
      type: 'string',
      description: 'Yellow for the plates that matter most, black for the others.',
      options: {
        list: [
          { value: 'signal', title: 'Yellow' },
          { value: 'ink', title: 'Black' },
        ],
        layout: 'radio',
      },
      initialValue: 'signal',
    }),
  ],
  preview: {
    select: {
      fr: 'label.fr',
      en: 'label.en',
      link: 'link.label.fr',
      service: 'service.title.fr',
      path: 'service.path',
    },
    prepare: ({ fr, en, link, service, path }) => ({
      title: fr ?? en ?? link ?? service ?? 'Plate without text',
      subtitle: path,
    }),
  },
})
