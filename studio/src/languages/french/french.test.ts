import { schemaTypes } from '@jalonne/schemas'
import type { PreviewConfig } from 'sanity'
import { expect, test } from 'vitest'
import { textsOf } from '../translate.ts'
import { documentsInFrench } from './documents.ts'
import { frenchTexts } from './index.ts'
import { objectsInFrench } from './objects.ts'
import { previewsInFrench } from './previews.ts'
import { sectionsInFrench } from './sections.ts'
import { settingsInFrench } from './settings.ts'

const written = textsOf(schemaTypes)

test('every title and description of the content model is written in French', () => {
  const missing = [...written].filter((text) => !frenchTexts[text])
  expect(
    missing,
    'to be written in `french` of the section, else in a file beside this test',
  ).toEqual([])
})

/** What lists say of each type where nothing is written yet. */
const previews = (schemaTypes as readonly { preview?: PreviewConfig }[]).flatMap(({ preview }) =>
  Object.values(preview?.prepare?.({}) ?? {}).filter(
    (text): text is string => typeof text === 'string' && /\p{L}/u.test(text),
  ),
)

test('what lists say of documents and parts that are not complete is written in French', () => {
  expect(previews).toContain('Page without a title')
  const missing = previews.filter((text) => !frenchTexts[text])
  expect(missing, 'to be written in `previews.ts` beside this test').toEqual([])
})

test('no French text outlives its English one, or is written twice', () => {
  const parts = [documentsInFrench, objectsInFrench, sectionsInFrench, settingsInFrench]
  const texts = parts.flatMap((part) => Object.keys(part))
  expect(texts.filter((text) => !written.has(text))).toEqual([])
  const all = [...texts, ...Object.keys(previewsInFrench)]
  const repeated = all.filter((text, at) => all.indexOf(text) !== at)
  expect(repeated, 'in two files: one line serves wherever the English stands').toEqual([])
})

test('French is set with its own signs', () => {
  expect(Object.values(frenchTexts).filter((text) => /['"]|\.\.\./.test(text))).toEqual([])
})
