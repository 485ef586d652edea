import { type Language, languages } from '@jalonne/domain'
import { getPublishedId } from '@sanity/client/csm'
import type { ValidationContext, ValidationError } from '@sanity/types'
import { inNoRelease } from './in-no-release.ts'
import { say } from './say.ts'
import { languageNames, type Translated } from './translations.ts'
import { ask } from './unique.ts'

/** As many characters as search engines show of a title. */
const limit = 60

/** The types whose documents have a title of their own for search results. */
export const titledTypes = ['page', 'article']

interface Known {
  brand: string | null
  /** Documents whose title in results is the same, by language. */
  fr: number
  en: number
}

const sameTitle = (language: Language) =>
  `count(*[_type in ${JSON.stringify(titledTypes)} && !(_id in $own) && ${inNoRelease} && coalesce(seo.title.${language}, seoTitle.${language}, title.${language}) == $${language}])`
const query = `{"brand": *[_type == "settings"][0].brand.name, "fr": ${sameTitle('fr')}, "en": ${sameTitle('en')}}`

/**
 * Warns about the title of a page or an article in search results: one that repeats the brand, is too long with it, or
 * that another document has. An empty one is the document's own title.
 */
export async function titleInResults(
  value: Translated | undefined,
  context: ValidationContext,
): Promise<true | string | ValidationError> {
  const { document } = context
  if (!document) return true
  const own = getPublishedId(document._id)
  const fallback = document.title as Translated | undefined
  const titles = { fr: text(value?.fr ?? fallback?.fr), en: text(value?.en ?? fallback?.en) }
  const known = await ask<Known>(context, query, { own: [own, `drafts.${own}`], ...titles })
  for (const language of languages) {
    const message = problem(titles[language], language, known, context)
    if (message) return { message, path: [language] }
  }
  return true
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function problem(
  title: string,
  language: Language,
  known: Known,
  context: ValidationContext,
): string | null {
  const { brand } = known
  const { en, fr } = languageNames[language]
  if (brand && title.replace(/\s+/g, ' ').endsWith(`| ${brand}`)) {
    return say(context, {
      en: `Leave out “| ${brand}”: the site adds the brand of the settings by itself.`,
      fr: `Omettez « | ${brand} » : le site ajoute lui-même la marque des réglages.`,
    })
  }
  if (title && known[language] > 0) {
    return say(context, {
      en: `Another page has the same ${en} title: search results could not tell them apart.`,
      fr: `Une autre page a le même titre ${fr} : les résultats de recherche ne les distingueraient pas.`,
    })
  }
  const added = brand && !title.includes(brand) ? ` | ${brand}`.length : 0
  if (title.length + added <= limit) return null
  return say(context, {
    en: `The ${en} title has ${title.length + added} characters with the brand; search engines show about ${limit}.`,
    fr: `Le titre ${fr} a ${title.length + added} caractères avec la marque ; les moteurs de recherche en montrent ${limit} environ.`,
  })
}
