import { frFRLocale } from '@sanity/locale-fr-fr'
import type { LocaleResourceBundle, PluginOptions } from 'sanity'
import { studioLanguage } from './studio-language.ts'

/** Makes Sanity's own texts French where the Studio is; it speaks English by itself. */
export const localePlugins: PluginOptions[] = studioLanguage === 'fr' ? [frFRLocale()] : []

/** What Sanity's French does not hold yet, in the words of an editor. */
export const localeBundles: LocaleResourceBundle[] =
  studioLanguage === 'fr'
    ? [
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
      ]
    : []
