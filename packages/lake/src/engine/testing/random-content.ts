import type { LakeDocument } from '../../documents/document.ts'
import type { Random } from '../../testing/random.ts'

const types = ['page', 'plan', 'person']
const paths = ['/', '/pricing', '/about', '/team']
const words = ['swift', 'alpine', 'lake', 'route', 'ticket', 'train']
const count = 24

const idOf = (random: Random) => `d${random.below(count).toString().padStart(2, '0')}`

function reference(random: Random): unknown {
  return { _type: 'reference', _ref: random.chance(0.1) ? 'nowhere' : idOf(random) }
}

/** Portable text whose words reach from one span to the next. */
function block(random: Random): unknown {
  const word = random.pick(words)
  const cut = random.below(word.length)
  const span = (text: string) => ({ _type: 'span', _key: `k${random.below(9)}`, text })
  const texts = [`${random.pick(words)} ${word.slice(0, cut)}`, `${word.slice(cut)}.`]
  return { _type: 'block', children: texts.map(span) }
}

/** Words as somebody searches for them: whole, their beginnings, parts of them, in capitals. */
function searchWords(random: Random): string {
  const word = random.pick(words)
  return random.pick([
    word,
    `${word.slice(0, 3)}*`,
    `*${word.slice(2)}`,
    `${word[0]}*${word.at(-1)}`,
    word.toUpperCase(),
    `${word} ${random.pick(words)}`,
    'mont.blanc',
    'montblanc',
    'none',
    '*',
    '.',
    '',
  ])
}

/** A document of a small world, where paths collide, references dangle and attributes have odd types. */
export function randomDocument(random: Random): LakeDocument {
  const text = `${random.pick(words)} ${random.pick(words)}`
  const path = random.pick<unknown>([...paths, ...paths, null, 5, ['/'], 'none'])
  return {
    _id: idOf(random),
    _type: random.pick(types),
    _rev: `r${random.below(1e9)}`,
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    title: random.chance(0.5) ? text : { fr: text, en: `${text} in English` },
    slug: random.chance(0.8) ? { current: random.pick(words) } : 'loose',
    order: random.chance(0.9) ? random.below(5) : null,
    link: random.chance(0.7) ? reference(random) : null,
    tags: random.chance(0.5) ? [random.pick(words), random.chance(0.2) ? 7 : 'Mont.Blanc'] : 'none',
    ...(random.chance(0.5) ? { body: [block(random), block(random)] } : {}),
    related: Array.from({ length: random.below(4) }, () => reference(random)),
    sections: Array.from({ length: random.below(3) }, () => ({
      _type: random.pick(['hero', 'faq']),
      target: reference(random),
    })),
    ...(path === 'none' ? {} : { path }),
  }
}

function atom(random: Random): string {
  return random.pick([
    `_type == "${random.pick(types)}"`,
    '_type == $type',
    `_type in ["${random.pick(types)}", $type]`,
    '_id == $id',
    '$id == _id',
    '_id in $ids',
    `_id in ["${idOf(random)}", $id, "nowhere"]`,
    'path == $path',
    `path == "${random.pick(paths)}"`,
    'path in [$path, "/team"]',
    'slug.current == $slug',
    `slug.current in ["${random.pick(words)}", $slug]`,
    'references($id)',
    `references("${idOf(random)}", $id)`,
    'references($ids)',
    'link._ref == $id',
    '$id in related[]._ref',
    '$id in sections[].target._ref',
    `"${idOf(random)}" in related[]._ref`,
    `order > ${random.below(4)}`,
    'defined(path)',
    `title match "${searchWords(random)}"`,
    `pt::text(body) match "${searchWords(random)}"`,
    `[title, tags, body[].children[].text] match "${searchWords(random)}"`,
    `tags match ["${searchWords(random)}", "${searchWords(random)}"]`,
    'title match $words',
    'link->title match $words',
    'body[].children[].text match $words || slug.current match $words',
    'link->path == $path',
    `_id in *[_type == "${random.pick(types)}"].related[]._ref`,
    `count(*[_type == $type && references(^._id)]) > ${random.below(2)}`,
  ])
}

function filter(random: Random, depth = 0): string {
  if (depth > 2 || random.chance(0.4)) return atom(random)
  const left = filter(random, depth + 1)
  if (random.chance(0.15)) return `!(${left})`
  return `(${left} ${random.chance(0.65) ? '&&' : '||'} ${filter(random, depth + 1)})`
}

function projection(random: Random): string {
  const fields = [
    '_id',
    '"text": title[$lang]',
    '"link": link->{_id, path, "next": link->_id}',
    '"paths": related[]->path',
    '"linked": link->{title, "s": slug.current, "next": link->{order, "p": ^.path}}',
    '"cards": related[]->{path, "n": count(*[path == ^.path]), "up": ^._id}',
    '"whole": link->{..., "also": path}',
    '"self": related[]->{"me": @.path, "list": tags[@ == ^.title], "all": sections[]{"of": ^.order}}',
    '"texts": related[]->body[].children[].text',
    '"deep": link->link->slug.current',
    '"known": defined(link->path)',
    '"counts": [count(*[path == $path]), count(*[references($ids)]), count(*[_id == $id])]',
    '"unique": array::unique(array::compact(related[]->path))',
    '"back": *[references(^._id)]{_id}',
    '"same": *[path == ^.path && _id != ^._id]._id',
    '"sameSlug": *[slug.current == ^.slug.current][0]._id',
    `"all": count(*[_type == "${random.pick(types)}"])`,
    `"top": *[_type == "${random.pick(types)}"] | order(order desc)[0..$n]._id`,
    '"sections": sections[]{_type, "to": target->{path, "from": *[link._ref == ^._id]._id}}',
    '"near": *[path in ["/", ^.path, ^.slug.current] || _id == ^.link._ref]._id',
    '"pair": *[_id in [^.link._ref, ^._id] && order > 1]._id',
    '"both": *[references(^._id, ^.link._ref)]{_id, "same": *[path in [^.path, ^.^.path]]._id}',
    '"typed": *[_type == ^._type && order == ^.order]._id',
    '...',
  ]
  const chosen = fields.filter(() => random.chance(0.3))
  return `{${(chosen.length > 0 ? chosen : ['_id']).join(', ')}}`
}

/** One document and what it refers to, as a menu or the head of a page reads it. */
function narrowQuery(random: Random): string {
  const reads = [
    '.link->title',
    '.related[]->path',
    '{"linked": link->{path, "next": link->order}}',
    '{"cards": related[]->{"s": slug.current}, "whole": link->}',
    '{"gone": *[_id == "nowhere"][0]{path}, "to": sections[].target->tags}',
  ]
  return `*[_id == "${idOf(random)}"][0]${random.pick([...reads, projection(random)])}`
}

/** A query in the style of websites and studios, over what `randomDocument` makes. */
export function randomQuery(random: Random): string {
  if (random.chance(0.3)) return narrowQuery(random)
  let query = `*[${filter(random)}]`
  if (random.chance(0.1)) query += `[${filter(random)}]`
  if (random.chance(0.5))
    query += random.pick([
      ' | order(order)',
      ' | order(order desc, path)',
      ' | order(link->path)',
      ' | order(count(related) desc, order)',
    ])
  if (random.chance(0.5))
    query += random.pick(['[0]', '[0...3]', '[1..2]', '[0...$n]', '[-1]', '[2]'])
  if (random.chance(0.6)) query += projection(random)
  if (random.chance(0.15)) return `count(${query})`
  if (random.chance(0.05)) return `count(*[${atom(random)}])`
  if (random.chance(0.1)) return `{"a": ${query}, "b": *[${filter(random)}]${projection(random)}}`
  return query
}

export function randomParams(random: Random): Record<string, unknown> {
  return {
    id: random.pick<unknown>([idOf(random), idOf(random), idOf(random), null, 7]),
    ids: random.pick<unknown>([[idOf(random), idOf(random)], [], 'd01', [idOf(random), null]]),
    type: random.pick(types),
    path: random.pick<unknown>([...paths, null, 5]),
    slug: random.pick(words),
    lang: random.pick(['fr', 'en']),
    words: random.pick<unknown>([searchWords(random), searchWords(random), null, ['a*', 5]]),
    n: random.below(4),
  }
}
