import type { LakeDocument } from '../../src/documents/document.ts'
import { Random } from '../../src/testing/random.ts'

const syllables =
  'ka lo mi ra te no su vi pe do ha ji re ga lu ne to fa bi so we qu an er in st'.split(' ')
const time = '2026-01-01T00:00:00.000Z'

/**
 * Documents as a website has them, some 5 KB on average: articles in portable text, people, categories, services,
 * testimonials and images that refer to each other. The same for the same number.
 */
export function websiteContent(count: number): LakeDocument[] {
  const random = new Random(7)
  const vocabulary = Array.from({ length: 6_000 }, () =>
    Array.from({ length: 1 + random.below(4) }, () => random.pick(syllables)).join(''),
  )
  const word = () => vocabulary[Math.floor(vocabulary.length * random.next() ** 3)] ?? ''
  const words = (length: number) => Array.from({ length }, word).join(' ')
  const key = () =>
    Math.floor(random.next() * 2 ** 48)
      .toString(16)
      .padStart(12, '0')
  const date = () =>
    new Date(Date.UTC(2018, 0, 1) + random.below(250_000_000) * 1_000).toISOString()
  const shares = {
    article: 0.55,
    testimonial: 0.2,
    image: 0.14,
    service: 0.04,
    category: 0.03,
    person: 0.04,
  }
  const counts = Object.fromEntries(
    Object.entries(shares).map(([type, share]) => [type, Math.max(3, Math.round(count * share))]),
  )
  const idOf = (type: string, n: number) =>
    `${type}-${((n * 2_654_435_761) >>> 0).toString(16)}-${n}`
  const reference = (type: string) => {
    return { _type: 'reference', _key: key(), _ref: idOf(type, random.below(counts[type] ?? 1)) }
  }
  const image = () => ({ _type: 'image', _key: key(), asset: reference('image'), alt: words(5) })
  const block = () => {
    const mark = key()
    const isLink = random.chance(0.25)
    const span = (length: number, marks: string[]) => {
      return { _type: 'span', _key: key(), marks, text: `${words(length)} ` }
    }
    return {
      _type: 'block',
      _key: key(),
      style: 'normal',
      markDefs: isLink ? [{ _key: mark, _type: 'link', to: reference('article') }] : [],
      children: [span(20, []), span(3, isLink ? [mark] : ['strong']), span(25, [])],
    }
  }
  const body = (length: number) => Array.from({ length }, block)
  const made: Record<string, (n: number) => object> = {
    article: () => ({
      publishedAt: date(),
      excerpt: words(24),
      author: reference('person'),
      categories: [reference('category'), reference('category')],
      cover: image(),
      body: body(7 + random.below(12)),
    }),
    testimonial: () => ({
      quote: words(30),
      stars: 1 + random.below(5),
      service: reference('service'),
    }),
    image: (n) => ({
      url: `/images/${n}.webp`,
      size: random.below(900_000),
      lqip: key().repeat(8),
    }),
    service: (n) => ({ summary: words(20), order: n, cover: image(), body: body(6) }),
    category: () => ({ description: words(10) }),
    person: () => ({ name: words(2), role: words(2), cover: image(), bio: body(2) }),
  }
  const documents = Object.entries(counts).flatMap(([_type, own]) =>
    Array.from({ length: own }, (_, n): LakeDocument => {
      const title = words(5)
      const current = `${title.replaceAll(' ', '-')}-${n}`
      return {
        _id: idOf(_type, n),
        _type,
        _rev: key(),
        _createdAt: time,
        _updatedAt: time,
        title,
        slug: { _type: 'slug', current },
        path: `/${_type}/${current}`,
        ...made[_type]?.(n),
      }
    }),
  )
  return documents.sort((a, b) => (a._id < b._id ? -1 : 1))
}
