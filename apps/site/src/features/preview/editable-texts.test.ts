import { stegaClean, stegaEncodeSourceMap } from '@sanity/client/stega'
import { expect, test } from 'vitest'
import { editableTexts } from './editable-texts.ts'

const config = editableTexts({ kind: 'studio', studio: 'http://localhost:3333' })

/** Whether a text at a place of an answer carries the field it comes from. */
function isMarked(type: string, sourcePath: string, resultPath = "$['label']") {
  const key = /\['(\w+)'\]$/.exec(resultPath)?.[1] ?? ''
  const nested = [...resultPath.matchAll(/\['(\w+)'\]/g)].map(([, name]) => name ?? '')
  const result = nested.reduceRight<unknown>((inner, name) => ({ [name]: inner }), 'Bonjour')
  const encoded = stegaEncodeSourceMap(
    result,
    {
      documents: [{ _id: 'a', _type: type }],
      paths: [sourcePath],
      mappings: {
        [resultPath]: { source: { document: 0, path: 0, type: 'documentValue' }, type: 'value' },
      },
    },
    config,
  )
  expect(stegaClean(encoded), key).toEqual(result)
  return JSON.stringify(encoded) !== JSON.stringify(result)
}

test.each([
  ['page', "$['sections'][?(@._key=='a')]['title']['fr']"],
  ['plan', "$['name']['en']"],
  ['faq', "$['answer']['fr'][?(@._key=='a')]['children'][?(@._key=='b')]['text']"],
  ['testimonial', "$['name']"],
  ['person', "$['name']"],
  ['settings', "$['contact']['city']['fr']"],
])('what an editor wrote for people leads to its field: %s %s', (type, path) => {
  expect(isMarked(type, path)).toBe(true)
})

test.each([
  ['page', "$['path']"],
  ['plan', "$['key']"],
  ['plan', "$['name']"],
  ['service', "$['icon']"],
  ['settings', "$['contact']['email']"],
  ['settings', "$['social']['instagram']['fr']"],
  ['settings', "$['hosts']['fr'][0]"],
  ['article', "$['slug']['current']"],
])('what code goes by stays as it is: %s %s', (type, path) => {
  expect(isMarked(type, path)).toBe(false)
})

test('the head of a page stays as it is', () => {
  expect(isMarked('page', "$['title']['fr']", "$['seo']['title']")).toBe(false)
})
