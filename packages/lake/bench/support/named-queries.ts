import type { LakeDocument } from '../../src/documents/document.ts'

export interface NamedQuery {
  name: string
  query: string
  params: (article: LakeDocument) => Record<string, unknown>
}

const slugOf = (document: LakeDocument) => {
  const slug = document.slug as { current: string }
  return slug.current
}
const page = `[0]{
  ..., author->{name, "slug": slug.current, cover{alt, "url": asset->url}}, categories[]->{title, "slug": slug.current},
  body[]{..., markDefs[]{..., "href": to->path}}
}`

/** The queries of websites and studios, about one article. */
export const namedQueries: NamedQuery[] = [
  { name: 'by id', query: '*[_id == $id][0]', params: ({ _id }) => ({ id: _id }) },
  {
    name: 'page by slug',
    query: `*[_type == "article" && slug.current == $slug]${page}`,
    params: (article) => ({ slug: slugOf(article) }),
  },
  {
    name: 'page by path',
    query: `*[_type == "article" && path == $path]${page}`,
    params: ({ path }) => ({ path }),
  },
  {
    name: 'list with references',
    query: `*[_type == "article" && publishedAt <= $until] | order(publishedAt desc)[0...10]{
      _id, title, "slug": slug.current, excerpt, author->{name}, "image": cover.asset->url, categories[]->{title}
    }`,
    params: ({ publishedAt }) => ({ until: publishedAt }),
  },
  {
    name: 'count',
    query: 'count(*[_type == $type])',
    params: ({ _type }) => ({ type: _type }),
  },
  {
    name: 'text match',
    query:
      '*[_type == "article" && (title match $words || pt::text(body) match $words)][0...10]{_id, title}',
    params: ({ title }) => ({ words: `${String(title).split(' ')[2]?.slice(0, 6)}*` }),
  },
  {
    name: 'references',
    query: '*[references($id)]{_id, _type}',
    params: ({ author }) => ({ id: (author as { _ref: string })._ref }),
  },
]
