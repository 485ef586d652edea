import { formatChf, isLanguage, otherLanguage, swissDay } from '@jalonne/domain'
import { createElement } from 'react'
import type { PreviewConfig, PreviewValue } from 'sanity'
import { formatDay } from '../languages/format-day.ts'
import { languageState } from '../languages/language-state.ts'
import { say, studioLanguage } from '../languages/studio-language.ts'
import { studioText } from '../languages/studio-text.ts'
import { inStudioLanguage } from '../languages/translate.ts'
import { families } from '../prices/families.ts'

type Selection = Record<string, unknown>

/** How a document is shown by a line in a list; the state of its languages comes first, for narrow lists cut off the end. */
export function documentPreview(
  type: string,
  preview: PreviewConfig | undefined,
  localizedFields: readonly string[],
): PreviewConfig {
  const whole = Object.fromEntries(localizedFields.map((field) => [`whole_${field}`, field]))
  const base = objectPreview(ownPreviews[type] ?? preview)
  return {
    select: { ...base.select, ...whole, ...nameToSearch(base.select) },
    prepare: (selection, options) => {
      const shown = base.prepare?.(selection, options) ?? {}
      if (localizedFields.length === 0) return shown
      const texts = Object.fromEntries(
        localizedFields.map((field) => [field, selection[`whole_${field}`]]),
      )
      const { subtitle, description } = shown as { subtitle?: unknown; description?: unknown }
      return { ...shown, subtitle: joined(languageState(texts), subtitle, description) }
    },
  }
}

/**
 * What a preview selects as `title` counts ten times in the Studio's search, as `subtitle` five times, under any other
 * name not at all: here the name of a document in the editor's language, then in the other. (`options.search.weight`
 * of a field says nothing of the texts within it.)
 */
function nameToSearch({ fr, en }: Record<string, string> = {}): Record<string, string> {
  if (!fr || !en) return {}
  const names = { fr, en }
  return { title: names[studioLanguage], subtitle: names[otherLanguage(studioLanguage)] }
}

/**
 * As the content model says, in the language of the Studio: what it selects in French (`title.fr`) is read in the editor's
 * language, or in the other one where it is written in that alone; what it selects in English, in the other language.
 */
export function objectPreview(preview: PreviewConfig | undefined): PreviewConfig {
  const { select = {}, prepare } = preview ?? {}
  const texts = Object.entries(select).flatMap(([name, path]) => {
    const [, field, language] = /^(.+)\.(fr|en)$/.exec(path) ?? []
    return field && isLanguage(language) ? [{ name, field, language }] : []
  })
  const others = texts.map(({ name, field, language }) => [
    `other_${name}`,
    `${field}.${otherLanguage(language)}`,
  ])
  const inReadersLanguage = (selection: Selection): Selection => ({
    ...selection,
    ...Object.fromEntries(
      texts.map(({ name, language }) => {
        const read = {
          [language]: selection[name],
          [otherLanguage(language)]: selection[`other_${name}`],
        }
        return [name, language === 'fr' ? studioText(read) : read[otherLanguage(studioLanguage)]]
      }),
    ),
  })
  return {
    select: { ...select, ...Object.fromEntries(others) },
    prepare: (selection, options) => {
      const read = inReadersLanguage(selection)
      const { title, subtitle, ...rest } = prepare?.(read, options) ?? read
      // What an editor wrote stays as it is, though the content model may have the same word: a plan, Health, Zug.
      const written = new Set(Object.values(read))
      const spoken = (text: unknown) =>
        typeof text === 'string' && !written.has(text) ? inStudioLanguage(text) : text
      return { ...rest, title: spoken(title), subtitle: spoken(subtitle) } as PreviewValue
    },
  }
}

const joined = (...parts: unknown[]) =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')

/** The day of an article as an editor reads it, and that visitors wait for it where they do. */
export function publicationDay(date: unknown, now: number = Date.now()): string {
  if (typeof date !== 'string' || date === '') return say('without a date', 'sans date')
  const day = formatDay(date)
  return date > swissDay(now) ? say(`appears on ${day}`, `paraît le ${day}`) : day
}

const articlePreview: PreviewConfig = {
  select: { fr: 'title.fr', en: 'title.en', date: 'date', media: 'cover' },
  prepare: ({ fr, en, date, media }) => ({
    title: String(fr ?? en ?? say('Article without a title', 'Article sans titre')),
    subtitle: publicationDay(date),
    ...(media ? { media } : {}),
  }),
}

const periods: Record<string, string> = {
  month: say('a month', 'par mois'),
  year: say('a year', 'par an'),
  once: say('once', 'une fois'),
}

const planPreview: PreviewConfig = {
  select: { fr: 'name.fr', en: 'name.en', price: 'price', period: 'period', family: 'family' },
  prepare: ({ fr, en, price, period, family }) => ({
    title: String(fr ?? en ?? say('Plan without a name', 'Offre sans nom')),
    subtitle:
      typeof price === 'number'
        ? `${formatChf(price, studioLanguage)} ${periods[String(period)] ?? ''}`.trim()
        : say('on request', 'sur devis'),
    description: families.find(({ value }) => value === family)?.title ?? '',
  }),
}

/** A mark is most often black on a transparent ground: on that of a dark line nobody would see it. */
const markOnLight = (src: string) => () =>
  createElement('img', {
    src,
    alt: '',
    style: { background: '#eef0f4', boxSizing: 'border-box', objectFit: 'contain', padding: 3 },
  })

const clientPreview: PreviewConfig = {
  select: { title: 'name', subtitle: 'town', mark: 'mark.asset.url' },
  prepare: ({ title, subtitle, mark }) => ({
    title,
    subtitle,
    ...(typeof mark === 'string' && { media: markOnLight(mark) }),
  }),
}

/** Previews of the Studio's own, by type; the others are those of the content model. */
const ownPreviews: Record<string, PreviewConfig> = {
  article: articlePreview,
  client: clientPreview,
  plan: planPreview,
}
