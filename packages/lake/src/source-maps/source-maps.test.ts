import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, it } from 'vitest'
import type { Node } from '../groq/ast.ts'
import { evaluateWithSourceMap, type SourceDocument } from './index.ts'
import { checkStrings, namedBy } from './testing/check-map.ts'
import { draftsOverlay, sourceOf, storedById } from './testing/documents.ts'

const documents: SourceDocument[] = [
  {
    _id: 'a',
    _type: 'post',
    title: 'Aube',
    subtitle: 'lower already',
    order: 2,
    author: { _ref: 'p', _type: 'reference' },
    tags: ['lac', 'train', 'lac'],
    body: [
      { _key: 'k1', _type: 'block', children: [{ _key: 's1', _type: 'span', text: 'Un' }] },
      { _key: 'k2', _type: 'block', hidden: true, children: [{ _type: 'span', text: 'Deux' }] },
      { _key: 'k1', _type: 'block', children: [{ _key: "q'\\", _type: 'span', text: 'Trois' }] },
    ],
    "odd 'na\\me'\n": { deep: 'Étrange' },
  },
  { _id: 'b', _type: 'post', title: 'Brume', order: 1, author: { _ref: 'nowhere' }, tags: null },
  { _id: 'p', _type: 'person', name: 'Zoé', friends: [{ _key: 'f', _ref: 'a' }], nick: null },
]
const source = sourceOf(documents)
const stored = storedById(documents)

function ask(query: string, params: Record<string, unknown> = {}) {
  return evaluateWithSourceMap(query, { source, params, withKeyArraySelector: true })
}

/** "document id, path" for each mapping. */
function sources(query: string, params?: Record<string, unknown>): Record<string, string> {
  const { resultSourceMap: map } = ask(query, params)
  return Object.fromEntries(
    Object.entries(map.mappings).map(([path, { source: from }]) => [
      path,
      from.type === 'documentValue'
        ? `${map.documents[from.document]?._id} ${map.paths[from.path]}`
        : from.type,
    ]),
  )
}

const plain = (query: string) => {
  const options = { dataset: [...source.all()] }
  return toJS(evaluateSync(parse(query), options)) ?? null
}

const k1 = "[?(@._key=='k1')]"
const k2 = "[?(@._key=='k2')]"

describe('a content source map', () => {
  it.each<[string, string, Record<string, string>]>([
    ['a whole document', '*[_id == "b"][0]', { $: 'b $' }],
    ['documents', '*[_type == "post"]', { '$[0]': 'a $', '$[1]': 'b $' }],
    ['everything', '*', { '$[0]': 'a $', '$[1]': 'b $', '$[2]': 'p $' }],
    [
      'an attribute of each',
      '*[_type == "post"].title',
      { '$[0]': "a $['title']", '$[1]': "b $['title']" },
    ],
    ['an attribute under another name', '*[0]{"t": title}', { "$['t']": "a $['title']" }],
    [
      'a part of an attribute',
      '*[0].body[1].children[0].text',
      { $: `a $['body']${k2}['children'][0]['text']` },
    ],
    ['a list as it is', '*[0]{tags}', { "$['tags']": "a $['tags']" }],
    ['a list asked for as one', '*[0]{"t": tags[]}', { "$['t']": "a $['tags']" }],
    ['parentheses', '(*[0]).title', { $: "a $['title']" }],
    ['the element itself', '*[0].tags[]{"x": @}', {}],
    [
      'items as they are',
      '*[0].tags[@ != "train"]',
      { '$[0]': "a $['tags'][0]", '$[1]': "a $['tags'][2]" },
    ],
    ['a slice', '*[0].tags[1..2]', { '$[0]': "a $['tags'][1]", '$[1]': "a $['tags'][2]" }],
    ['a slice from the end', '*[0].tags[-1]', { $: "a $['tags'][2]" }],
    [
      'an item by its key',
      '*[0]{"x": body[_key == "k2"][0].children[].text}',
      { "$['x'][0]": `a $['body']${k2}['children'][0]['text']` },
    ],
    [
      'an item whose key another has, by its index',
      '*[0]{"x": body[2].children[0]._type}',
      { "$['x']": "a $['body'][2]['children'][0]['_type']" },
    ],
    [
      'items of items',
      '*[0].body[0..1].children[].text',
      {
        '$[0]': `a $['body']${k1}['children'][?(@._key=='s1')]['text']`,
        '$[1]': `a $['body']${k2}['children'][0]['text']`,
      },
    ],
    [
      'items projected',
      '*[0].body[hidden == true]{"h": hidden, "c": children}',
      { "$[0]['h']": `a $['body']${k2}['hidden']`, "$[0]['c']": `a $['body']${k2}['children']` },
    ],
    ['what a reference leads to', '*[0].author->name', { $: "p $['name']" }],
    [
      'what a list of references leads to',
      '*[_id == "p"][0].friends[]->{title}',
      { "$[0]['title']": "a $['title']" },
    ],
    ['a reference to nothing', '*[_id == "b"][0]{"x": author->name}', {}],
    [
      'a subquery',
      '*[_id == "p"][0]{"posts": *[references(^._id)]{title}}',
      { "$['posts'][0]['title']": "a $['title']" },
    ],
    [
      'a scope further out',
      '*[0]{"in": body[0..0]{"up": ^.title, "far": children[]{"x": ^.^.title}}}',
      { "$['in'][0]['up']": "a $['title']", "$['in'][0]['far'][0]['x']": "a $['title']" },
    ],
    [
      'a condition on a scope further out',
      '*[0]{"x": body[count(^.tags[@ == "train"]) > 0 && _key == "k2"]._key}',
      { "$['x'][0]": `a $['body']${k2}['_key']` },
    ],
    [
      'all attributes',
      '*[_id == "b"]{..., "order": 7}[0]',
      {
        "$['_id']": "b $['_id']",
        "$['_type']": "b $['_type']",
        "$['title']": "b $['title']",
        "$['order']": 'literal',
        "$['author']": "b $['author']",
      },
    ],
    [
      'attributes on a condition',
      '*[_type == "post"]{_type == "post" && order == 1 => {title}}',
      { "$[1]['title']": "b $['title']" },
    ],
    [
      'attributes of an attribute',
      '*[0]{...author->}',
      {
        "$['_id']": "p $['_id']",
        "$['_type']": "p $['_type']",
        "$['name']": "p $['name']",
        "$['friends']": "p $['friends']",
      },
    ],
    [
      'select',
      '*[_type == "post"]{"x": select(order == 1 => title, order == 2 => author->name)}',
      { "$[0]['x']": "p $['name']", "$[1]['x']": "b $['title']" },
    ],
    [
      'the fallback of select',
      '*[0]{"x": select(order == 9 => title, subtitle)}',
      { "$['x']": "a $['subtitle']" },
    ],
    [
      'coalesce',
      '*[_type == "post"]{"x": coalesce(subtitle, title, "none")}',
      { "$[0]['x']": "a $['subtitle']", "$[1]['x']": "b $['title']" },
    ],
    [
      'order',
      '*[_type == "post"] | order(order) {title}',
      { "$[0]['title']": "b $['title']", "$[1]['title']": "a $['title']" },
    ],
    [
      'order of equal texts',
      '*[0].tags | order(@)',
      { '$[0]': "a $['tags'][0]", '$[1]': "a $['tags'][2]", '$[2]': "a $['tags'][1]" },
    ],
    [
      'score',
      '*[_type == "post"] | score(title match "brume") [0..0]{title, _score}',
      { "$[0]['title']": "b $['title']", "$[0]['_score']": 'unknown' },
    ],
    [
      'a list of attributes',
      '*[0]{"x": [title, "plain", ...tags[0..0]]}',
      { "$['x'][0]": "a $['title']", "$['x'][1]": 'literal', "$['x'][2]": "a $['tags'][0]" },
    ],
    [
      'joined lists',
      '*[0]{"x": tags[0..0] + author->friends[]._ref}',
      { "$['x'][0]": "a $['tags'][0]", "$['x'][1]": "p $['friends'][?(@._key=='f')]['_ref']" },
    ],
    [
      'joined objects',
      '*[0]{"x": {"t": title} + author->{name}}',
      { "$['x']['t']": "a $['title']", "$['x']['name']": "p $['name']" },
    ],
    [
      'array::unique',
      '*[0]{"x": array::unique(tags)}',
      { "$['x'][0]": "a $['tags'][0]", "$['x'][1]": "a $['tags'][1]" },
    ],
    [
      'array::compact',
      '*[_type == "post"]{"x": array::compact([nothing, title])}',
      { "$[0]['x'][0]": "a $['title']", "$[1]['x'][0]": "b $['title']" },
    ],
    [
      'a text that a function leaves as it is',
      '*[0]{"x": lower(subtitle), "y": string(title)}',
      { "$['x']": "a $['subtitle']", "$['y']": "a $['title']" },
    ],
    [
      'a text that is changed',
      '*[0]{"x": upper(title), "y": title + "!", "z": pt::text(body)}',
      { "$['x']": 'unknown', "$['y']": 'unknown', "$['z']": 'unknown' },
    ],
    [
      'numbers and conditions',
      '{"n": count(*), "b": 1 < 2, "r": 3 in 1..4, "m": -count(*)}',
      { "$['n']": 'unknown', "$['b']": 'unknown', "$['r']": 'unknown', "$['m']": 'unknown' },
    ],
    ['a date', '{"x": dateTime("2026-01-01T00:00:00Z")}', { "$['x']": 'unknown' }],
    ['nothing', '*[_id == "zzz"][0]', {}],
    [
      'odd names',
      `*[0]{"x": @["odd 'na\\\\me'\\n"].deep}`,
      { "$['x']": "a $['odd \\'na\\\\me\\'\\n']['deep']" },
    ],
    [
      'odd keys, by their index',
      '*[0].body[2].children[_type == "span"]{text}',
      { "$[0]['text']": "a $['body'][2]['children'][0]['text']" },
    ],
    ['a filter in a map', '*[_type == "post"].body[].children[_type == ^._type]', {}],
  ])('names the source of %s', (_name, query, expected) => {
    const { result, resultSourceMap } = ask(query)
    expect(result).toEqual(plain(query))
    expect(sources(query)).toEqual(expected)
    checkStrings(result, resultSourceMap, stored)
  })

  it('takes parameters, also where they decide what brackets mean', () => {
    const params = { id: 'a', name: 'title', n: 0 }
    const query = '*[_id == $id][$n]{"x": @[$name], "p": $id}'
    expect(sources(query, params)).toEqual({ "$['x']": "a $['title']", "$['p']": 'literal' })
  })

  it('names items by index where no key selectors are asked for', () => {
    const query = '*[0].body[1]{"h": hidden}'
    const { resultSourceMap } = evaluateWithSourceMap(query, { source })
    expect(resultSourceMap.paths).toEqual(["$['body'][1]['hidden']"])
  })

  it('lists each document and path once', () => {
    const { resultSourceMap } = ask('*[_type == "post"]{title, "again": title}')
    expect(resultSourceMap).toEqual({
      documents: [
        { _id: 'a', _type: 'post' },
        { _id: 'b', _type: 'post' },
      ],
      paths: ["$['title']"],
      mappings: {
        "$[0]['title']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
        "$[0]['again']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
        "$[1]['title']": { type: 'value', source: { type: 'documentValue', document: 1, path: 0 } },
        "$[1]['again']": { type: 'value', source: { type: 'documentValue', document: 1, path: 0 } },
      },
    })
  })

  it.each([
    '*',
    '*[_id == "a"]{_id, title, _originalId}',
    '*{...}',
    '*[_id == "p"]{"f": friends[]->}',
  ])('leads to the stored draft through an overlay: %s', (query) => {
    const draft = { ...documents[0], _id: 'drafts.a', _type: 'post', title: 'Aurore' }
    const all = [...documents, draft]
    const overlay = sourceOf(draftsOverlay(all))
    const { result, resultSourceMap } = evaluateWithSourceMap(query, { source: overlay })
    const found = checkStrings(result, resultSourceMap, storedById(all))
    expect(resultSourceMap.documents).toContainEqual({ _id: 'drafts.a', _type: 'post' })
    expect(
      found.filter(({ text }) => text === 'Aurore').map((string) => string.source),
    ).not.toContain('none')
    const ids = found.filter(({ path, text }) => path.endsWith("['_id']") && text === 'a')
    expect(ids.every((id) => id.source === 'unknown')).toBe(true)
  })

  it('follows a planner that answers parts of the query itself', () => {
    const marked = (id: string): Node => ({
      type: 'Deref',
      base: { type: 'Value', value: { _ref: id } },
    })
    const title: Node = { type: 'AccessAttribute', name: 'title' }
    const posts = documents.slice(0, 2)
    const planned = {
      ...source,
      all: () => [],
      dereference: (id: string) => (id === '!posts' ? posts : source.get(id)),
      expand: (id: string) => (id === '!titles' ? titles : null),
    }
    const titles: Node = { type: 'Map', base: marked('!posts'), expr: title }
    const { result, resultSourceMap } = evaluateWithSourceMap(marked('!titles'), {
      source: planned,
    })
    expect(result).toEqual(['Aube', 'Brume'])
    expect(namedBy(resultSourceMap, '$[1]', stored)).toBe('Brume')
  })

  it('passes on what gives a query up', () => {
    const late = () => {
      throw new Error('too late')
    }
    const slow = { ...source, dereference: late }
    expect(() => evaluateWithSourceMap('*[0].author->name', { source: slow })).toThrow('too late')
    expect(() => evaluateWithSourceMap('*[author->name == "x"]', { source: slow })).toThrow(
      'too late',
    )
  })

  it('tells where a query cannot be read', () => {
    expect(() => ask('*[')).toThrow(
      expect.objectContaining({ status: 400, type: 'queryParseError' }),
    )
  })
})
