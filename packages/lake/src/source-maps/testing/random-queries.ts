import type { Random } from '../../testing/random.ts'
import type { SourceDocument } from '../index.ts'

const types = ['page', 'plan', 'person']
const documentCount = 10

const idOf = (random: Random) => `d${random.below(documentCount).toString().padStart(2, '0')}`
const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n))

/** A document in which every text says which it is, so that a text in a result has only one possible source. */
function tellingDocument(random: Random, number: number): SourceDocument {
  const _id = `d${number.toString().padStart(2, '0')}`
  const reference = () => ({
    _type: 'reference',
    _ref: random.chance(0.1) ? 'nowhere' : idOf(random),
  })
  const text = (name: string) => `${_id} ${name} été`
  return {
    _id,
    _type: random.pick(types),
    title: random.chance(0.4)
      ? text('title')
      : { fr: text('title fr'), ...(random.chance(0.5) ? { en: text('title en') } : {}) },
    slug: { current: text('slug') },
    order: random.below(5),
    tags: random.chance(0.9) ? times(random.below(4), (n) => text(`tag ${n}`)) : null,
    link: random.chance(0.7) ? reference() : null,
    related: times(random.below(4), (n) => ({ _key: `r${n}`, ...reference() })),
    sections: times(random.below(4), (n) => ({
      _key: random.chance(0.9) ? `s${n}` : 's0',
      _type: random.pick(['hero', 'faq']),
      heading: text(`heading ${n}`),
      target: reference(),
      items: times(random.below(3), (m) => ({
        _key: `i${m}`,
        _type: 'item',
        text: text(`item ${n} ${m}`),
      })),
    })),
  }
}

export function tellingDocuments(random: Random): SourceDocument[] {
  return times(documentCount, (n) => tellingDocument(random, n))
}

function condition(random: Random): string {
  return random.pick([
    `_type == "${random.pick(types)}"`,
    `_id == "${idOf(random)}"`,
    `order > ${random.below(4)}`,
    'defined(link)',
    'count(sections[_type == "hero"]) > 0',
    'link->order > 2',
    `references("${idOf(random)}")`,
    'count(related[@->_type == ^._type]) > 0',
    'sections[0].heading match "d*"',
    'true',
  ])
}

function documents(random: Random): string {
  const order = random.pick([
    '',
    '',
    ' | order(order)',
    ' | order(order desc, _id)',
    ' | order(link->order)',
    ' | score(tags match "tag", order > 2)',
  ])
  const part = random.pick(['', '', '[0...4]', '[1..2]', '[-3..-1]'])
  return `*[${condition(random)}]${order}${part}`
}

function sectionFields(random: Random): string {
  const fields = [
    'heading',
    '_key',
    'items',
    '"t": items[].text',
    '"up": ^.title',
    '"on": ^.tags[0]',
    '"far": items[]{"x": ^.^.slug.current, text}',
    '"same": ^.sections[_type == ^._type]{heading}',
    '"to": target->title',
    '"last": items[-1].text',
    '_type == "hero" => {"hero": heading}',
    '...',
    '...target->{title}',
  ]
  return chosen(random, fields)
}

function chosen(random: Random, fields: readonly string[]): string {
  const some = fields.filter(() => random.chance(0.35))
  return `{${(some.length > 0 ? some : [random.pick(fields)]).join(', ')}}`
}

function fields(random: Random, depth: number): string {
  const inner = () => (depth > 0 ? fields(random, depth - 1) : '{_id, title}')
  return chosen(random, [
    '_id',
    'title',
    '"t": title[$lang]',
    '"c": coalesce(title.en, title.fr, title, "none")',
    '"l": select($lang == "fr" => coalesce(title.fr, select(defined(title.en) => {"text": title.en, "lang": "en"})), title.en)',
    'tags',
    '"some": tags[0..1]',
    '"no": tags[@ != ^.tags[0]]',
    `"sections": sections[]${sectionFields(random)}`,
    `"heroes": sections[_type == "hero"]${sectionFields(random)}`,
    `"sorted": sections[] | order(heading desc)${sectionFields(random)}`,
    '"texts": sections[].items[].text',
    '"counted": sections[count(items[text != ^.heading]) > 0].heading',
    '"mapped": sections[].items[_type == ^._type || text == ^.heading].text',
    '"keyed": sections[_key == "s1"][0].heading',
    `"link": link->${inner()}`,
    `link->${inner()}`,
    `"related": related[]->${inner()}`,
    '"names": related[]->title.fr',
    '"whole": link->',
    '"select": select(_type == "page" => title, order > 2 => slug.current, tags[0])',
    '"list": [slug.current, ...tags, "plain"]',
    '"joined": tags + sections[].heading',
    '"merged": {"a": slug.current} + sections[0]',
    '"unique": array::unique(tags + tags)',
    '"compact": array::compact([title.en, title.fr])',
    '"string": string(slug.current)',
    '"sum": slug.current + "!"',
    '"number": count(related) + order',
    `"back": *[references(^._id)]${inner()}`,
    `"similar": *[order == ^.order && _id != ^._id]${inner()}`,
    `_type == "plan" => ${inner()}`,
    '...',
  ])
}

/** A query that takes texts by every way in which they can reach a result unchanged, and by some that change them. */
export function tellingQuery(random: Random): string {
  const query = documents(random)
  switch (random.below(8)) {
    case 0:
      return query
    case 1:
      return `${query}.${random.pick(['title', 'slug.current', 'sections[].heading', 'tags', 'related[]->slug.current'])}`
    case 2:
      return `{"a": ${query}${fields(random, 1)}, "b": count(*), "c": ${documents(random)}[0]${fields(random, 1)}}`
    case 3:
      return `${query}[${random.below(3)}]${fields(random, 1)}`
    default:
      return `${query}${fields(random, 1)}`
  }
}
