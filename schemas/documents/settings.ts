import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { dateOptions } from '../date-options.ts'
import { internationalPhone, openingHours } from '../validation/contact.ts'
import { fullYear } from '../validation/full-year.ts'
import { hostName } from '../validation/path.ts'
import { requiredText } from '../validation/translations.ts'

const hosts = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(hostName) })],
    validation: (rule) => rule.unique(),
  })

export const settings = defineType({
  name: 'settings',
  title: 'Settings',
  type: 'document',
  description: 'What the whole site shares. There is one such document.',
  groups: [
    { name: 'brand', title: 'Brand', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'technical', title: 'Hosts and figures' },
  ],
  fields: [
    defineField({
      name: 'brand',
      title: 'Brand',
      type: 'object',
      description: 'How the agency presents itself.',
      group: 'brand',
      fields: [
        defineField({
          name: 'name',
          title: 'Name',
          type: 'string',
          description: 'In the header and in the titles of pages.',
          validation: (rule) => rule.required(),
        }),
        defineField({
          name: 'legalName',
          title: 'Legal name',
          type: 'string',
          description: 'In the copyright line.',
          validation: (rule) => rule.required(),
        }),
        defineField({
          name: 'foundedYear',
          title: 'Founded in',
          type: 'number',
          description: 'The first year of the copyright line.',
          validation: (rule) => [rule.required(), rule.integer().min(1900)],
        }),
        defineField({
          name: 'tagline',
          title: 'Tagline',
          type: 'localeString',
          description: 'What the agency does, in a few words.',
          validation: requiredText,
        }),
      ],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'social',
      title: 'Social media',
      type: 'object',
      description: 'Profiles of the agency.',
      group: 'brand',
      fields: [
        defineField({
          name: 'instagram',
          title: 'Instagram',
          type: 'localeUrl',
          description: 'The profile differs by language.',
        }),
      ],
    }),
    defineField({
      name: 'contact',
      title: 'Contact',
      type: 'object',
      description: 'How to reach the agency.',
      group: 'contact',
      fields: [
        defineField({
          name: 'email',
          title: 'Email',
          type: 'string',
          description: 'Shown on the contact page and in messages.',
          validation: (rule) => rule.required().email(),
        }),
        defineField({
          name: 'phone',
          title: 'Telephone',
          type: 'string',
          description: 'With the country code and spaces: +41 22 555 01 98.',
          validation: (rule) => rule.required().custom(internationalPhone),
        }),
        defineField({
          name: 'street',
          title: 'Street and number',
          type: 'string',
          description: 'First line of the address.',
          validation: (rule) => rule.required(),
        }),
        defineField({
          name: 'postalCode',
          title: 'Postal code',
          type: 'string',
          description: 'Such as 1204.',
          validation: (rule) => rule.required(),
        }),
        defineField({
          name: 'city',
          title: 'Town',
          type: 'localeString',
          description: 'Genève, Geneva.',
          validation: requiredText,
        }),
        defineField({
          name: 'country',
          title: 'Country',
          type: 'localeString',
          description: 'Suisse, Switzerland.',
          validation: requiredText,
        }),
        defineField({
          name: 'hours',
          title: 'Opening hours',
          type: 'localeText',
          description: 'One line for each group of days.',
          validation: requiredText,
        }),
        defineField({
          name: 'openingHours',
          title: 'The same for search engines',
          type: 'array',
          description:
            'When the office is open, as machines read it; one entry a stretch: Mo-Fr 08:00-12:00.',
          of: [
            defineArrayMember({
              type: 'string',
              title: 'Stretch',
              validation: (rule) => rule.custom(openingHours),
            }),
          ],
          validation: (rule) => rule.unique(),
        }),
        defineField({
          name: 'closedDays',
          title: 'Days without calls',
          type: 'array',
          description:
            'Holidays, for instance. Calls are then booked for the week after, and visitors are told so. Those already booked stay as they are.',
          of: [
            defineArrayMember({
              type: 'date',
              title: 'Day',
              options: dateOptions,
              validation: (rule) => rule.custom(fullYear),
            }),
          ],
          validation: (rule) => rule.unique(),
        }),
        defineField({
          name: 'cantons',
          title: 'Cantons',
          type: 'array',
          description: 'Where the agency works.',
          of: [defineArrayMember({ type: 'canton' })],
          validation: (rule) => rule.required().min(1),
        }),
      ],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'rating',
      title: 'Rating',
      type: 'object',
      description: 'The average of the reviews, also shown to search engines.',
      group: 'technical',
      fields: [
        defineField({
          name: 'value',
          title: 'Average',
          type: 'number',
          description: 'From 1 to 5: 4.8.',
          validation: (rule) => [rule.required(), rule.min(1).max(5)],
        }),
        defineField({
          name: 'count',
          title: 'Number of reviews',
          type: 'number',
          description: 'How many people have rated.',
          validation: (rule) => [rule.required(), rule.integer().min(1)],
        }),
      ],
    }),
    defineField({
      name: 'offer',
      title: 'Main offer',
      type: 'reference',
      description: 'The plan whose price search engines are given.',
      to: [{ type: 'plan' }],
      options: { filter: 'defined(price)' },
      group: 'technical',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'hosts',
      title: 'Hosts',
      type: 'object',
      description:
        'Names of this site, for the Studio alone. Which language visitors start in is set where the site runs (FR_HOSTS, EN_HOSTS).',
      group: 'technical',
      fields: [
        hosts(
          'fr',
          'French hosts',
          'Links that spell one of them out get a warning. The first stands in previews of French results.',
        ),
        hosts(
          'en',
          'English hosts',
          'Links that spell one of them out get a warning. The first stands in previews of English results.',
        ),
      ],
    }),
    defineField({
      name: 'analytics',
      title: 'Analytics',
      type: 'array',
      description: 'Measurement ids by host. A host that is not listed uses the first.',
      group: 'technical',
      of: [defineArrayMember({ type: 'analyticsId' })],
    }),
  ],
  preview: { prepare: () => ({ title: 'Settings' }) },
})
