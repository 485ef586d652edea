import { frFRLocale } from '@sanity/locale-fr-fr'
import type { LocaleResourceBundle, PluginOptions } from 'sanity'
import { say, studioLanguage } from './studio-language.ts'

/** Makes Sanity's own texts French where the Studio is; it speaks English by itself. */
export const localePlugins: PluginOptions[] = studioLanguage === 'fr' ? [frFRLocale()] : []

/** What Sanity's rules say of addresses and days: forms call a slug an address, and an editor is told what to write. */
const ruleTexts: LocaleResourceBundle = {
  locale: say('en-US', 'fr-FR'),
  namespace: 'validation',
  resources: {
    'date.invalid-format': say(
      'Write the day with all four digits of its year, or take it out.',
      'Écrivez le jour avec les quatre chiffres de l’année, ou retirez-le.',
    ),
    'slug.missing-current': say(
      'Write an address, or generate it from the title.',
      'Écrivez une adresse, ou générez-la d’après le titre.',
    ),
    'slug.not-unique': say(
      'Another document already has this address.',
      'Un autre document a déjà cette adresse.',
    ),
    'string.url.invalid': say(
      'Write the whole address, beginning with https://.',
      'Écrivez l’adresse entière, en commençant par https://.',
    ),
    'string.url.disallowed-scheme': say(
      'This kind of address can’t be used here: begin with https://.',
      'Ce genre d’adresse ne convient pas ici : commencez par https://.',
    ),
  },
}

/** On a phone Sanity calls the form and the preview by names of its own for their tools. */
const tabTexts: LocaleResourceBundle = {
  locale: say('en-US', 'fr-FR'),
  namespace: 'presentation',
  resources: {
    'narrow-tabs.content-tab.label': say('Content', 'Contenu'),
    'narrow-tabs.preview-tab.label': say('Preview', 'Aperçu'),
  },
}

/** What Sanity's French does not hold yet or says in misleading words. */
const frenchTexts: LocaleResourceBundle[] = [
  {
    locale: 'fr-FR',
    namespace: 'studio',
    resources: () => import('./french/sanity-studio.ts'),
  },
  {
    locale: 'fr-FR',
    namespace: 'structure',
    resources: () => import('./french/sanity-structure.ts'),
  },
  {
    locale: 'fr-FR',
    namespace: 'presentation',
    resources: () => import('./french/sanity-presentation.ts'),
  },
  {
    locale: 'fr-FR',
    namespace: 'copy-paste',
    resources: () => import('./french/sanity-copy-paste.ts'),
  },
]

/** What is said in an editor's words instead of Sanity's. */
export const localeBundles: LocaleResourceBundle[] = [
  ruleTexts,
  tabTexts,
  ...(studioLanguage === 'fr' ? frenchTexts : []),
]
