import { frFRLocale } from '@sanity/locale-fr-fr'
import { type LocaleResourceBundle, type PluginOptions, usEnglishLocale } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { beforeAll, expect, test } from 'vitest'
import copyPaste from './french/sanity-copy-paste.ts'
import presentation from './french/sanity-presentation.ts'
import structure from './french/sanity-structure.ts'
import studio from './french/sanity-studio.ts'

type Texts = Record<string, string>

/** Ours by Sanity's namespaces. */
const ours: Record<string, Texts> = { 'copy-paste': copyPaste, presentation, structure, studio }

const bundlesOf = ({ i18n }: PluginOptions): LocaleResourceBundle[] =>
  Array.isArray(i18n?.bundles) ? i18n.bundles : []

const english = [
  ...(usEnglishLocale.bundles ?? []),
  ...bundlesOf(structureTool()),
  ...bundlesOf(presentationTool({ previewUrl: 'http://localhost:3000' })),
]

const frenchLocales = frFRLocale().i18n?.locales
const french = (Array.isArray(frenchLocales) ? frenchLocales : []).flatMap(
  ({ bundles }) => bundles ?? [],
)

async function textsOf(
  bundles: readonly Pick<LocaleResourceBundle, 'namespace' | 'resources'>[],
  wanted: string,
): Promise<Texts> {
  const found = bundles.find(({ namespace }) => namespace === wanted)?.resources
  const texts = typeof found === 'function' ? await found() : found
  return (texts && 'default' in texts ? texts.default : (texts ?? {})) as Texts
}

/** What is filled into a text, and what is drawn around parts of it. */
const slotsOf = (text: string) =>
  [...new Set(text.match(/\{\{\w+|<\w+/g))].filter((slot) => slot !== '{{count').toSorted()

const sanity: Record<string, { english: Texts; french: Texts }> = {}

beforeAll(async () => {
  for (const namespace of Object.keys(ours))
    sanity[namespace] = {
      english: await textsOf(english, namespace),
      french: await textsOf(french, namespace),
    }
})

test.each(Object.entries(ours))(
  'each French text of %s takes the place of an English one, with what is filled into it',
  (namespace, texts) => {
    const english = sanity[namespace]?.english ?? {}
    const slots = (texts: Texts) =>
      Object.entries(texts).map(([key, text]) => [key, slotsOf(text)] as const)
    const written = Object.fromEntries(slots(texts))
    const expected = Object.keys(written).map((key) => [key, slotsOf(english[key] ?? '{{gone')])
    expect(written).toEqual(Object.fromEntries(expected))
  },
)

test('in French “Annuler” leaves all as it is: nothing else is called so', () => {
  const called = Object.entries(ours).flatMap(([namespace, texts]) => {
    const { english = {}, french = {} } = sanity[namespace] ?? {}
    return Object.entries({ ...french, ...texts })
      .filter(([key, text]) => /^annuler\b/i.test(text) && !/^cancel/i.test(english[key] ?? ''))
      .map(([key]) => key)
  })
  expect(called).toEqual([])
})
